/** Returns the text of each violation by the part that it names. */
export function violationTexts<Part extends string>(
  violations: readonly { readonly violationEnum: Part; readonly message: string }[],
): { readonly [Each in Part]?: string } {
  const texts: { [Each in Part]?: string } = {}
  for (const { violationEnum, message } of violations) texts[violationEnum] = message
  return texts
}
