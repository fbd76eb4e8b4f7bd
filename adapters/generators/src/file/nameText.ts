/** `restockAlert` as a type is named: `RestockAlert`. */
export function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** `restockAlert` as a file of the server is named: `restock-alert`. */
export function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** `restockAlert` as a constant is named: `RESTOCK_ALERT`. */
export function constantCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
}
