import type { Locator } from '@playwright/test'

/** The box that a part of the page is drawn in, in CSS pixels of the window; throws when it is not drawn. */
export async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (box === null) throw new Error('nothing is drawn there')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}
