// A text with a number in it, in the form that the language has for that number.

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Each form has a `#` where the number stands. */
export function counted(language: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count) => (forms[rules.select(count)] ?? forms.other).replace("#", numbers.format(count));
}
