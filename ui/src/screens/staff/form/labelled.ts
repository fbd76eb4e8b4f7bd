/** Choices of a list of codes by their labels. */
export function labelled<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): { readonly value: Value; readonly label: string }[] {
  return values.map((value) => ({ value, label: labels[value] }))
}
