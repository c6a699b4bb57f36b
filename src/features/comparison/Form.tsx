/** Both fluids and the conditions they share, which starts the comparison. */
import { FormField } from '../../kit/controls/FormField.tsx';
import { textAt } from '../../kit/form/fields.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { useRefusal, useText } from '../../kit/page/Field.tsx';
import { Form as PageForm } from '../../kit/page/Form.tsx';
import form from '../../kit/page/Form.module.css';
import type { Answer } from '../../kit/page/question.ts';
import command from '../../kit/styles/command.module.css';
import notice from '../../kit/styles/notice.module.css';
import { SizingChoice, Switch } from '../circuit/simulator/form-parts.tsx';
import type { NumberKey } from '../circuit/simulator/state/fields.ts';
import type { ShownRegime } from '../circuit/simulator/state/results.ts';
import { useFieldWords } from '../circuit/simulator/use-field-words.ts';
import { asIsland, usePage } from './island.ts';
import { FluidField as Fluid, MoreFluids } from './lazy.ts';
import { fluidsOf } from './question.ts';
import type { Compared } from './question.ts';
import own from './Comparison.module.css';

/** The first fluid's point: from it a saturation typed as a temperature becomes a pressure and back. */
const firstSide = ({ result, status }: Answer<Compared>): ShownRegime => ({
  result: result.sides.fluid1 ?? undefined,
  isStale: status !== 'current',
});

/** A number both fluids share: a saturation of two fluids has no one other reading to be noted. */
function Shared({ name }: { readonly name: string }) {
  const { form: asked, answers } = usePage();
  const problem = useRefusal(name);
  const words = useFieldWords(asked, name as NumberKey, answers.compared, firstSide, false);
  return <FormField form={asked} path={name} {...words} problem={problem} />;
}

function Sizing() {
  const { form: asked } = usePage();
  return <SizingChoice value={useText('intitule_choix')} onChange={(chosen) => asked.set('intitule_choix', chosen)} />;
}

/** The kind of cycle, and what a temperature is of. */
function Switches() {
  const { form: asked } = usePage();
  return (
    <>
      <Switch
        name="mode_trans"
        words="cycles"
        value={useText('mode_trans')}
        onChange={(chosen) => asked.set('mode_trans', chosen)}
      />
      <Switch
        name="mode_ref"
        words="media"
        value={useText('mode_ref')}
        onChange={(chosen) => asked.set('mode_ref', chosen)}
      />
      <div className={form.spacer} />
    </>
  );
}

function Swap() {
  const t = useTranslator();
  const { form: asked } = usePage();
  const isSame = usePart(asked.$content, ({ texts }) => textAt(texts, 'fluid1') === textAt(texts, 'fluid2'));
  const swap = (): void => {
    const { fluid1, fluid2 } = fluidsOf(asked.$content.get());
    asked.change({ fluid1: fluid2, fluid2: fluid1 });
  };
  return (
    <button type="button" className={`${command.quiet} ${own.swap}`} onClick={swap} disabled={isSame}>
      ⇅ {t('comparison.swap')}
    </button>
  );
}

/** Some side is in error. */
function Failed() {
  const t = useTranslator();
  const hasFailed = usePart(
    usePage().answers.compared,
    ({ status, problem, result }) => (status === 'stale' && problem !== undefined) || result.problems.length > 0,
  );
  return hasFailed ? (
    <p className={notice.error} role="alert">
      {t('comparison.failed')}
    </p>
  ) : null;
}

const SLOTS = { Failed, Fluid, MoreFluids, Shared, Sizing, Swap, Switches };

export const Form = asIsland(function ComparisonForm() {
  return <PageForm slots={SLOTS} />;
});
