/** The quizzes: their index, a quiz under way, its result. */
import type { Exactly } from '../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const quiz = {
  index: {
    title: 'Refrigeration quizzes: 132 questions with answers',
    heading: 'Quiz',
    description:
      'Eleven quizzes with answers for refrigeration technicians: cycle, refrigerants, F-gas law, A2L and A3, CO₂, components, electricity, faults, heat pumps.',
    lead: '{{count}} questions with their answer, their source and, for figures, the calculation redone by the AppFroid engine.',
    subjects: 'By subject',
    questions: '{{count}} questions',
    best: 'Best score: {{right}} of {{of}}',
    clear: 'Clear my scores',
    kept: 'Scores stay on this device.',
    certificate: 'Prepare for the certificate',
    certificateText:
      'Implementing Regulation (EU) 2024/2215 (Annex I), followed in France by the order of 21 November 2025 on certificates of persons, sorts knowledge into fourteen groups. The same questions are gathered here by group. They are not those of the examination, and its practical part is not learnt on a screen.',
    groups: 'Groups {{groups}}',
    group: 'Group {{groups}}',
    and: ' and ',
    to: ' to ',
    regulation: 'Text of the Regulation',
  },
  page: {
    certificateTitle: 'F-gas certificate, {{groups}}: {{heading}} quiz',
    certificateHeading: 'Certificate: {{heading}}',
    certificateDescription:
      '{{count}} questions with answers to prepare for the refrigerant handling certificate: {{heading}}. {{groups}} of Regulation (EU) 2024/2215.',
    certificateLead: '{{groups}} of Annex I of Regulation (EU) 2024/2215, across all quizzes.',
    drawn: 'Twelve questions drawn from {{count}} at each go.',
    all: 'All quizzes',
    typed: 'Your answer, in {{unit}}',
    typedPlain: 'Your answer',
    within: 'within ± {{within}}',
    answer: 'Answer and explanation',
    right: 'Answer:',
    source: 'Source:',
    group: 'Group {{group}}: {{name}}',
    levels: { basic: 'Basic', trade: 'Trade', expert: 'Expert' },
    progress: 'Question {{at}} of {{of}}',
    soFar: 'right: {{right}}',
    check: 'Check',
    next: 'Next question',
    finish: 'See the result',
    correct: 'Right.',
    wrong: 'Wrong.',
    choose: 'Choose an answer.',
    number: 'Type a number, for instance 4.8.',
    keys: 'Keyboard: 1 to 5 or a to e to choose, Enter to check.',
    result: 'Result',
    score: '{{right}} of {{of}}',
    perfect: 'All of it is right.',
    review: 'To review: the questions marked “Wrong”, with their answers below.',
    shared: 'Result opened from a link; it does not count in your scores.',
    again: 'Start again, other order',
    mistakes: 'Go over the mistakes',
    copy: 'Copy the link to the result',
    copied: 'Link copied.',
    notCopied: 'The browser refused to copy: the link is in the address bar.',
    print: 'Print',
  },
} as const;

export const texts: Exactly<typeof french, { readonly quiz: typeof quiz }> = { quiz };
