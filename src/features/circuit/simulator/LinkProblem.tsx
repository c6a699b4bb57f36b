/** Why the short link the page was opened with brings nothing back. */
import { useTranslator } from '../../../kit/island/context.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import notice from '../../../kit/styles/notice.module.css';
import { useSimulation } from './use-simulation.ts';

export function LinkProblem() {
  const t = useTranslator();
  const problem = useWhole(useSimulation().address.$linkProblem);
  if (problem === undefined) return null;
  return (
    <p className={notice.error} role="alert" data-link-problem={problem}>
      {t(`simulator.link.${problem}`)}
    </p>
  );
}
