import { Form as PageForm } from '../../kit/page/Form.tsx';
import { asIsland } from './island.ts';

export const Form = asIsland(function OptimumForm() {
  return <PageForm />;
});
