import { Refusal } from '@jangteo/http/refusal/refusal'
import { QueryErrorResetBoundary, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { ErrorState } from './ErrorState.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

type QueryBoundaryProps = {
  /** Placeholder while the data loads, in its final size. */
  readonly skeleton: ReactNode
  readonly headingLevel?: 1 | 2
  /** Stands above the skeleton and the failure of a page whose content brings its own bar. */
  readonly header?: ReactNode
  readonly children: ReactNode
}

const NOT_FOUND = 404

function hasEnded(error: unknown): error is Refusal {
  return error instanceof Refusal && error.status === NOT_FOUND
}

/** Around everything that suspends for its data: skeleton, content, or the reason with a way to try again. */
export function QueryBoundary(props: QueryBoundaryProps) {
  const { skeleton, headingLevel = 2, header, children } = props
  const fallback = ({ error, resetErrorBoundary }: FallbackProps) => (
    <>
      {header}
      {hasEnded(error) ? (
        <NotFoundScreen title={error.message} text="판매가 끝났거나 주소가 바뀌었어요." />
      ) : (
        <ErrorState error={error} onRetry={resetErrorBoundary} headingLevel={headingLevel} />
      )}
    </>
  )
  return (
    <QueryErrorResetBoundary>
      <RetryBoundary fallbackRender={fallback}>
        <Suspense
          fallback={
            <>
              {header}
              {skeleton}
            </>
          }
        >
          {children}
        </Suspense>
      </RetryBoundary>
    </QueryErrorResetBoundary>
  )
}

type RetryBoundaryProps = {
  readonly fallbackRender: (props: FallbackProps) => ReactNode
  readonly children: ReactNode
}

/** Shows why its content failed. What failed is asked for again after a press of the button, and where it is opened again. */
function RetryBoundary({ fallbackRender, children }: RetryBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary()
  useState(reset)
  return (
    <ErrorBoundary onReset={reset} fallbackRender={fallbackRender}>
      {children}
    </ErrorBoundary>
  )
}
