/** Place where the bytes of a file are stored; the names say no more than the key that it is served by. */
export function pictureName(publicKey: string): string {
  return publicKey
}

export function thumbnailName(publicKey: string): string {
  return `${publicKey}-thumbnail`
}

/** Place where a file is shown from. */
export function fileUrl(publicKey: string): string {
  return `/files/${publicKey}`
}

export function thumbnailUrl(publicKey: string): string {
  return `/files/${publicKey}/thumbnail`
}
