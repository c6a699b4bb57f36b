/** What kind of machine a recording is of: no file says it, and a diagnosis of another kind is out of its domain. */
import { Select } from '../../../kit/controls/Select.tsx';
import { textAt } from '../../../kit/form/fields.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { usePage } from '../page-data.ts';
import { COOLING_APPLICATIONS, HEATING_APPLICATION, isHeating } from '../state/fields.ts';

const ALL = [...COOLING_APPLICATIONS, HEATING_APPLICATION] as const;

/** The application of the page's form, in the words of the page. */
export function ApplicationChoice() {
  // The page's own texts: those of recordings hold no application.
  const { t, diagnosis } = usePage();
  const { form } = diagnosis;
  const value = usePart(form.$content, ({ texts }) =>
    isHeating(texts) ? HEATING_APPLICATION : textAt(texts, 'application'),
  );
  const choose = (chosen: string): void => {
    const heats = chosen === HEATING_APPLICATION;
    form.set('mode', heats ? 'heating' : 'cooling');
    if (!heats) form.set('application', chosen);
  };
  return (
    <Select
      name="recording-application"
      label={t('diagnosis.fields.application')}
      value={value}
      options={ALL.map((key) => ({ value: key, label: t(`diagnosis.applications.${key}`) }))}
      onChange={choose}
    />
  );
}
