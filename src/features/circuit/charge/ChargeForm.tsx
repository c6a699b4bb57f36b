/** What the page of the charge asks: lines, exchangers, receiver, other elements, regulation, room. */
import type { Locale } from '../../../language/index.ts';
import { formatAtMost } from '../../../quantities/number.ts';
import { pageCircuit } from '../state/page-circuit.ts';
import type { Part } from '../state/part.ts';
import { CHARGE } from './part.ts';
import { asIsland } from '../simulator/as-island.tsx';
import type { IslandProps } from '../simulator/as-island.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { pagePart } from '../page-part.ts';
import { useOwnPart } from '../use-own-part.ts';
import { PartField, PartRows } from '../PartFields.tsx';
import command from '../../../kit/styles/command.module.css';
import group from '../../../kit/styles/group.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import page from '../part.module.css';
import styles from './Charge.module.css';
import { choiceWords } from './words.ts';
import { RoomUse } from './RoomUse.tsx';

const LINES = ['asp', 'ref', 'll'] as const;
const ZONES = ['desuperheating', 'condensation', 'subcooling'] as const;
const ROOM_NUMBERS = ['practical_limit', 'atel_odl', 'lfl'] as const;
const ROOM_CHOICES = ['access', 'location', 'enclosure_in', 'application', 'h0_type', 'safety_class'] as const;
const ROOM_FLAGS = [
  'sealed',
  'below_ground',
  'lowest_underground',
  'upper_floor_no_exit',
  'density_below',
  'emergency_exits',
] as const;

const OWN = {
  evaporator: 'circuitPages.charge.evaporatorVolume',
  condenser: 'circuitPages.charge.condenserVolume',
  recommendedTube: 'circuitPages.charge.recommendedTube',
  lineLength: 'circuitPages.charge.lineLength',
  noReceiver: 'circuitPages.charge.noReceiver',
  receiverIs: 'circuitPages.charge.receiverIs',
  noLevel: 'circuitPages.charge.noLevel',
  flooded: 'circuitPages.charge.flooded',
  noAccumulator: 'circuitPages.charge.noAccumulator',
  accumulatorLevel: 'circuitPages.charge.accumulatorLevel',
  known: 'circuitPages.charge.known',
  weighedNote: 'circuitPages.charge.weighedNote',
  sharesOfUa: 'circuitPages.charge.sharesOfUa',
  receiverPressure: 'circuitPages.charge.receiverPressure',
  hottest: 'circuitPages.charge.hottest',
  add: 'circuitPages.charge.add',
  name: 'circuitPages.charge.name',
  state: 'circuitPages.charge.state',
  regulation: 'circuitPages.charge.regulation',
  fromFluid: 'circuitPages.charge.fromFluid',
  noRoom: 'circuitPages.charge.noRoom',
} as const;

/** Writes the condenser's zones as the exchangers' page shares its UA among them, which it works out when asked. */
async function takeShares(part: Part<'charge'>, locale: Locale): Promise<void> {
  const { zoneShares } = await import('../state/zone-shares.ts');
  const shares = await zoneShares(pageCircuit);
  shares?.forEach((share, place) => part.form.set(`condenser.shares.${place}`, formatAtMost(100 * share, 1, locale)));
}

export const ChargeForm = asIsland(function ChargeFormIsland({ locale }: IslandProps) {
  const t = useTranslator();
  const part = pagePart(CHARGE, locale);
  useOwnPart(part);
  const own = (key: keyof typeof OWN): string => t(OWN[key]);
  return (
    <div className={`${page.form} ${styles.form}`}>
      <fieldset className={group.group}>
        <legend>{t('circuit.fields.lines')}</legend>
        {LINES.map((line) => (
          <div key={line} className={group.group}>
            <p className={remarks.fine}>{t(`circuit.fields.${line}`)}</p>
            <PartField
              part={part}
              path={`lines.${line}.d_in`}
              label={t('circuit.fields.d_in')}
              note={own('recommendedTube')}
            />
            <PartField
              part={part}
              path={`lines.${line}.length`}
              label={t('circuit.fields.length')}
              note={own('lineLength')}
            />
          </div>
        ))}
      </fieldset>
      <fieldset className={group.group}>
        <legend>{t('circuitPages.charge.exchangers')}</legend>
        <PartField part={part} path="estimate" words={choiceWords('estimate', t)} />
        <PartField part={part} path="evaporator.volume" label={own('evaporator')} />
        <PartField part={part} path="evaporator.flooded" label={own('flooded')} />
        <PartField part={part} path="condenser.volume" label={own('condenser')} />
        {ZONES.map((zone, place) => (
          <PartField
            key={zone}
            part={part}
            path={`condenser.shares.${place}`}
            label={t(`circuitPages.charge.shares.${zone}`)}
            note={t(`circuitPages.charge.shareNotes.${zone}`)}
          />
        ))}
        <button
          type="button"
          className={`${command.quiet} ${styles.shares}`}
          onClick={() => void takeShares(part, locale)}
        >
          {own('sharesOfUa')}
        </button>
      </fieldset>
      <fieldset className={group.group}>
        <legend>{t('circuit.fields.receiver')}</legend>
        <PartField part={part} path="receiver.volume" label={t('circuit.fields.volume')} note={own('noReceiver')} />
        <PartField part={part} path="receiver.is" label={own('receiverIs')} words={choiceWords('is', t)} />
        <PartField part={part} path="receiver.level" label={t('circuit.fields.level')} note={own('noLevel')} />
        <PartField part={part} path="receiver.p" label={t('circuit.fields.p')} note={own('receiverPressure')} />
        <PartField part={part} path="fill_max" />
        <PartField part={part} path="t_max" label={own('hottest')} />
      </fieldset>
      <fieldset className={group.group}>
        <legend>{t('circuit.fields.accumulator')}</legend>
        <PartField
          part={part}
          path="accumulator.volume"
          label={t('circuit.fields.volume')}
          note={own('noAccumulator')}
        />
        <PartField
          part={part}
          path="accumulator.level"
          label={t('circuit.fields.level')}
          note={own('accumulatorLevel')}
        />
      </fieldset>
      <fieldset className={group.group}>
        <legend>{own('known')}</legend>
        <PartField part={part} path="weighed" note={own('weighedNote')} />
      </fieldset>
      <fieldset className={group.group}>
        <legend>{t('circuit.fields.other')}</legend>
        <PartRows
          part={part}
          name="other"
          labels={{ add: own('add'), remove: (n) => t('circuitPages.charge.remove', { n }) }}
          columns={{
            name: { label: own('name') },
            point: { label: own('state'), words: choiceWords('point', t) },
          }}
        />
      </fieldset>
      <fieldset className={group.group}>
        <legend>{own('regulation')}</legend>
        <PartField part={part} path="gwp" note={own('fromFluid')} />
        <PartField part={part} path="annex" words={choiceWords('annex', t)} />
        <PartField part={part} path="gwp_annex1" note={own('fromFluid')} />
        <PartField part={part} path="fraction_annex2" note={own('fromFluid')} />
        <PartField part={part} path="hermetic" />
        <PartField part={part} path="detection" />
      </fieldset>
      <fieldset className={group.group} id="room">
        <legend>{t('circuit.fields.room')}</legend>
        <RoomUse part={part} locale={locale} />
        <PartField part={part} path="room.room_area" label={t('circuit.fields.room_area')} note={own('noRoom')} />
        <PartField part={part} path="room.room_height" label={t('circuit.fields.room_height')} />
        {ROOM_CHOICES.map((key) => (
          <PartField
            key={key}
            part={part}
            path={`room.${key}`}
            label={t(`circuit.fields.${key}`)}
            words={choiceWords(key, t)}
          />
        ))}
        {ROOM_FLAGS.map((key) => (
          <PartField key={key} part={part} path={`room.${key}`} label={t(`circuit.fields.${key}`)} />
        ))}
        {ROOM_NUMBERS.map((key) => (
          <PartField
            key={key}
            part={part}
            path={`room.${key}`}
            label={t(`circuit.fields.${key}`)}
            note={own('fromFluid')}
          />
        ))}
      </fieldset>
    </div>
  );
});
