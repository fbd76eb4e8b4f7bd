/** The specification's yes or no of a flag. */
export function toYn(flag: boolean): 'Y' | 'N' {
  return flag ? 'Y' : 'N'
}
