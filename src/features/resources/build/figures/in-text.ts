/** Figures and tables that prose of content/articles and content/guides may hold. */
import Drawing from '../drawings/Drawing.astro';
import PhPicture from '../drawings/PhPicture.astro';
import GlidePlot from '../drawings/GlidePlot.astro';
import Plot from '../drawings/Plot.astro';
import Steps from '../steps/Steps.astro';
import Changes from '../law/Changes.astro';
import Certificates from '../law/Certificates.astro';
import FluidLaw from '../law/FluidLaw.astro';
import GwpLimits from '../law/GwpLimits.astro';
import LawFigure from '../law/LawFigure.astro';
import Rules from '../law/Rules.astro';
import Atmosphere from './Atmosphere.astro';
import Change from './Change.astro';
import Cited from './Cited.astro';
import ClampPlaces from './ClampPlaces.astro';
import Count from './Count.astro';
import Cycle from './Cycle.astro';
import Difference from './Difference.astro';
import DryIce from './DryIce.astro';
import FluidTable from './FluidTable.astro';
import Given from './Given.astro';
import Example from './Example.astro';
import Expected from './Expected.astro';
import GaugeShift from './GaugeShift.astro';
import Glide from './Glide.astro';
import GlycolTable from './GlycolTable.astro';
import Known from './Known.astro';
import NitrogenLost from './NitrogenLost.astro';
import Optimum from './Optimum.astro';
import Pressure from './Pressure.astro';
import Ratio from './Ratio.astro';
import Result from './Result.astro';
import Riser from './Riser.astro';
import Scop from './Scop.astro';
import Still from './Still.astro';
import Season from './Season.astro';
import Temperature from './Temperature.astro';
import Uncertainty from './Uncertainty.astro';
import Trial from './Trial.astro';
import UsualPressures from './UsualPressures.astro';

export const textFigures = {
  Atmosphere,
  Certificates,
  Change,
  Changes,
  Cited,
  ClampPlaces,
  Count,
  Cycle,
  Difference,
  DryIce,
  Drawing,
  Example,
  Expected,
  FluidLaw,
  FluidTable,
  Given,
  GaugeShift,
  Glide,
  GlidePlot,
  GlycolTable,
  GwpLimits,
  Known,
  LawFigure,
  NitrogenLost,
  Optimum,
  PhPicture,
  Plot,
  Pressure,
  Ratio,
  Result,
  Riser,
  Rules,
  Scop,
  Steps,
  Still,
  Season,
  Temperature,
  Trial,
  Uncertainty,
  UsualPressures,
};
