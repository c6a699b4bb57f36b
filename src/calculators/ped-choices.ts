/** Names of the categories of Directive 2014/68/EU; the code value is the French one everywhere. */
export const PED_CATEGORY_CHOICES = [
  ['Non soumis', 'Non soumis', 'Not subject'],
  ['Art 4§3', 'Article 4, § 3', 'Article 4(3)'],
  ['Cat I', 'Catégorie I', 'Category I'],
  ['Cat II', 'Catégorie II', 'Category II'],
  ['Cat III', 'Catégorie III', 'Category III'],
  ['Cat IV', 'Catégorie IV', 'Category IV'],
] as const;
