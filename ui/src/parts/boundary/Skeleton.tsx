import type { ReactNode } from 'react'
import styles from './Skeleton.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type SkeletonProps = {
  readonly shape?:
    | 'text'
    | 'title'
    | 'control'
    | 'board'
    | 'square'
    | 'showcase'
    | 'banner'
    | 'tile'
    | 'wide'
    | 'cover'
  readonly width?: 'full' | 'half' | 'third'
}

/** The place of something that is still coming, in its final size. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden />
}

/** A page of skeletons, announced once as loading. */
export function SkeletonPage({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-live="polite" aria-busy>
      <VisuallyHidden>불러오는 중이에요.</VisuallyHidden>
      {children}
    </div>
  )
}
