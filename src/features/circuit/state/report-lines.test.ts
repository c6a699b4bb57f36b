import { describe, expect, it } from 'vitest';
import { $reportLines, setReportLine, takeLinesOf } from './report-lines.ts';

describe('the head of a report', () => {
  it('goes with its project, and never to another', () => {
    setReportLine('customer', 'Boulangerie Martin');
    takeLinesOf('a', undefined);
    expect($reportLines.get().customer, 'written before the study was kept as this project').toBe('Boulangerie Martin');
    takeLinesOf('b', undefined);
    expect($reportLines.get().customer, 'nothing was written for this one').toBe('');
    takeLinesOf('a', { customer: 'Boulangerie Martin', author: 'L. B.' });
    expect($reportLines.get()).toMatchObject({ customer: 'Boulangerie Martin', author: 'L. B.', title: '' });
  });
});
