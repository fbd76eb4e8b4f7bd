import { lazy, Suspense } from 'react'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'

const MarkdownBody = lazy(async () => ({
  default: (await import('./MarkdownBody.tsx')).MarkdownBody,
}))

/** A long text in Markdown, whose code is fetched when the first one is shown. HTML in it stands as it is written. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <Suspense
      fallback={
        <SkeletonPage>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </SkeletonPage>
      }
    >
      <MarkdownBody text={text} />
    </Suspense>
  )
}
