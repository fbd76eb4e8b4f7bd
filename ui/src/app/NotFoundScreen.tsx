import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { MapPinOff } from 'lucide-react'
import { ButtonLink } from '../parts/Button.tsx'
import { EmptyState } from '../parts/EmptyState.tsx'

type NotFoundScreenProps = { readonly title?: string; readonly text?: string }

/** The page that stands where there is none. */
export function NotFoundScreen({
  title = '페이지를 찾을 수 없어요',
  text = '주소가 바뀌었거나 사라진 페이지예요.',
}: NotFoundScreenProps) {
  return (
    <>
      <title>{`${title} - 장터`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState icon={MapPinOff} title={title} text={text} headingLevel={1}>
        <ButtonLink to={routes.home()}>홈으로 가기</ButtonLink>
      </EmptyState>
    </>
  )
}
