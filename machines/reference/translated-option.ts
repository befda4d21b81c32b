/** An option under its name in the language of the page; where that differs, its English name finds it too. */
export const translated = (english: string, label: string): { label: string; hint?: string } =>
  label === english ? { label } : { label, hint: english }
