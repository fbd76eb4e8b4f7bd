import type { IdentityCheckView } from '@jangteo/core/member/identityCheck.view'
import { Button } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import styles from './Identity.module.css'

/** The ways through an identity check, how far it is, and what went wrong; the page around it says what it is for. */
export function IdentityCheck({ view }: { readonly view: IdentityCheckView }) {
  const { isBusy, statusText, noticeText, buttons } = view
  const [main, ...others] = buttons
  return (
    <section className={styles.check} aria-label="본인인증" aria-busy={isBusy}>
      {noticeText === null ? null : <Callout tone="danger">{noticeText}</Callout>}
      <output className={styles.status}>{statusText}</output>
      {main === undefined && !isBusy ? null : (
        <Button isWide isBusy={isBusy} onClick={main?.press}>
          {main?.label ?? '잠시만 기다려 주세요'}
        </Button>
      )}
      {others.map(({ label, press }) => (
        <Button key={label} variant="outline" isWide onClick={press}>
          {label}
        </Button>
      ))}
    </section>
  )
}
