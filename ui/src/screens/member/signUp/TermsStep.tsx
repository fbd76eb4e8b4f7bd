import type { SignUpView } from '@jangteo/core/member/signUp.view'
import { SIGN_UP_TERMS } from '@jangteo/core/terms/agreement.rules'
import { Button } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { MemberWays } from './MemberWays.tsx'
import { TermsChoice } from './TermsChoice.tsx'

/** The terms, none of them ticked before; the required ones lead on. */
export function TermsStep({ view }: { readonly view: SignUpView }) {
  return (
    <>
      <TermsChoice lines={SIGN_UP_TERMS} agreed={view.draft.agreed} onChange={view.tick} />
      {view.noticeText === null ? null : <Callout tone="danger">{view.noticeText}</Callout>}
      <Button isWide onClick={view.agree}>
        다음
      </Button>
      <MemberWays />
    </>
  )
}
