/** Storage name of a file's bytes; it says no more than the key that it is served by. */
export function pictureName(publicKey: string): string {
  return publicKey
}

export function thumbnailName(publicKey: string): string {
  return `${publicKey}-thumbnail`
}

/** URL that a file is shown from. */
export function fileUrl(publicKey: string): string {
  return `/files/${publicKey}`
}

export function thumbnailUrl(publicKey: string): string {
  return `/files/${publicKey}/thumbnail`
}
