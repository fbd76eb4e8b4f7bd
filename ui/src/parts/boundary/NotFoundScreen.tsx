import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import { MapPinOff } from 'lucide-react'
import { ButtonLink } from '../action/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

type NotFoundScreenProps = {
  /** A sentence, whose full stop is left out. */
  readonly title?: string
  readonly text?: string
}

/** The page that stands where there is none. */
export function NotFoundScreen({
  title = REFUSAL_MESSAGES.PAGE_NOT_FOUND(),
  text = '주소가 바뀌었거나 사라진 페이지예요.',
}: NotFoundScreenProps) {
  return (
    <>
      <title>{`${title.replace(/\.$/, '')} - 장터`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState icon={MapPinOff} title={title} text={text} headingLevel={1}>
        <ButtonLink to={routes.home()}>홈으로 가기</ButtonLink>
      </EmptyState>
    </>
  )
}
