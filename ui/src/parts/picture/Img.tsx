import styles from './Img.module.css'

/** The widths that pictures of a kind come in. */
const WIDTHS = {
  picture: [360, 720],
  hero: [720, 1080],
  category: [180, 360],
  logo: [120, 240],
} as const

/** The heights of pictures that are 720 wide. */
const HEIGHTS = {
  square: 720,
  showcase: 720,
  banner: 360,
  wide: 360,
  tile: 540,
  poster: 360,
  cover: 360,
} as const

type ImgProps = {
  /** The picture's name without size and ending, e.g. `goods-12`. */
  readonly picture: string
  readonly alt: string
  /** Measure of how wide it stands on the page, as in the `sizes` of HTML. */
  readonly sizes: string
  readonly kind?: keyof typeof WIDTHS
  readonly shape?: keyof typeof HEIGHTS
  /** The picture that the page is judged by: fetched first and at once. One a page. */
  readonly isPriority?: boolean
}

function srcSet(picture: string, kind: keyof typeof WIDTHS): string {
  return WIDTHS[kind].map((width) => `/pictures/${picture}-${width}.webp ${width}w`).join(', ')
}

/** The width for browsers that do not choose one. */
const FALLBACK_WIDTHS = { picture: 720, hero: 720, category: 360, logo: 240 } as const

/** A picture in a box of fixed shape, in the size that the screen needs. */
export function Img({
  picture,
  alt,
  sizes,
  kind = 'picture',
  shape = 'square',
  ...rest
}: ImgProps) {
  const { isPriority = false } = rest
  return (
    <span className={styles.box} data-shape={shape}>
      <img
        className={styles.img}
        src={`/pictures/${picture}-${FALLBACK_WIDTHS[kind]}.webp`}
        srcSet={srcSet(picture, kind)}
        sizes={sizes}
        alt={alt}
        width={720}
        height={HEIGHTS[shape]}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
        draggable={false}
      />
    </span>
  )
}
