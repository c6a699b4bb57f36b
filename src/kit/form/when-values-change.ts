import type { Form } from './form.ts';

/** Calls back when a form says something else: other units write the same another way, and say nothing new. */
export function whenValuesChange({ $content }: Pick<Form, '$content'>, listener: () => void): void {
  let { values } = $content.get();
  $content.listen((content) => {
    if (content.values === values) return;
    values = content.values;
    listener();
  });
}
