const UPLOADED = 'u-'
const UPLOADED_FORM = /^u-(?<key>[A-Za-z0-9_-]{22,50})$/

/** Picture of a product as rows have it: names of uploaded ones, or a first name and a count. */
export type NamedPictures = {
  readonly picture: string
  readonly pictureCount: number
  readonly pictures: readonly string[] | null
}

/**
 * Lists the names of a product's pictures, the one of lists first.
 * @example pictureNames({ picture: 'mug', pictureCount: 2, pictures: null }) // ['mug', 'mug-2']
 */
export function pictureNames({ picture, pictureCount, pictures }: NamedPictures): string[] {
  if (pictures !== null) return [...pictures]
  return Array.from({ length: pictureCount }, (_, index) =>
    index === 0 ? picture : `${picture}-${index + 1}`,
  )
}

/** Name of an uploaded picture by the key that its file is served by. Source: decision 130. */
function uploadedPictureName(publicKey: string): string {
  return `${UPLOADED}${publicKey}`
}

/** Returns the key of an uploaded picture; `null` for a name of another one. */
export function uploadedPictureKey(name: string): string | null {
  return UPLOADED_FORM.exec(name)?.groups?.['key'] ?? null
}

/** Name of an uploaded picture by the URL that its file is shown from. */
export function pictureNameOfUrl(url: string): string {
  return uploadedPictureName(url.slice(url.lastIndexOf('/') + 1))
}
