import * as Context from 'effect/Context'

/** An uploaded picture, and the paths to draw it to. */
export type PictureOrder = {
  readonly source: string
  /** `null` draws the thumbnail alone. */
  readonly picture: string | null
  readonly thumbnail: string
}

/** In whole pixels, of the picture as it is drawn; of the thumbnail where it is drawn alone. */
export type DrawnPicture = { readonly width: number; readonly height: number }

/** `tooLarge`: it has more pixels than are drawn. `unreadable`: it is no picture, or none that may be drawn. */
export type Drawing = DrawnPicture | 'tooLarge' | 'unreadable'

/** Encodes pictures again, so that nothing of the upload is stored but what is seen. */
export type PictureDrawerPort = {
  /** Owners take turns; `busy` when too many pictures wait, of all owners or of this one. */
  readonly draw: (order: PictureOrder & { readonly owner: string }) => Promise<Drawing | 'busy'>
  /** Pictures that wait for their turn. */
  readonly countWaiting: () => number
  readonly close: () => void
}

export class PictureDrawer extends Context.Service<PictureDrawer, PictureDrawerPort>()(
  'PictureDrawer',
) {}
