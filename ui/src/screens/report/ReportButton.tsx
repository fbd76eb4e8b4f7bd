import { Siren } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useCaller } from '../../lib/caller.ts'
import { useSheet } from '../../lib/useSheet.ts'
import { Button } from '../../parts/action/Button.tsx'
import { useSession } from '../../parts/dialog/session.ts'
import { Icon } from '../../parts/picture/Icon.tsx'
import type { ReportTarget } from './reportData.ts'

const ReportSheet = lazy(async () => ({
  default: (await import('./ReportSheet.tsx')).ReportSheet,
}))

type ReportButtonProps = {
  readonly target: ReportTarget
  /** Label of the button, which says what is reported. */
  readonly children: string
}

/** The way to report something: guests are asked to log in; a tap before the caller is known opens the sheet, which asks the server. */
export function ReportButton({ target, children }: ReportButtonProps) {
  const sheet = useSheet(`report ${target.kind} ${target.id}`)
  const { isKnown, isLoggedIn } = useCaller()
  const { askForLogin } = useSession()
  return (
    <>
      <Button
        variant="text"
        size="s"
        onClick={() =>
          isKnown && !isLoggedIn ? askForLogin('신고하려면 로그인해 주세요.') : sheet.open()
        }
      >
        <Icon of={Siren} size="s" />
        {children}
      </Button>
      <Suspense>
        {sheet.isOpen ? <ReportSheet target={target} onDismiss={sheet.dismiss} /> : null}
      </Suspense>
    </>
  )
}
