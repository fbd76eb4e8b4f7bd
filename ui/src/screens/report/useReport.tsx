import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useCaller } from '../../lib/caller.ts'
import { useSheet } from '../../lib/useSheet.ts'
import { useSession } from '../../parts/dialog/session.ts'
import type { ReportTarget } from './reportData.ts'

const ReportSheet = lazy(async () => ({
  default: (await import('./ReportSheet.tsx')).ReportSheet,
}))

/** Way to report something, and the sheet that it opens, which stands in the page. */
export type Reporting = { readonly open: () => void; readonly sheet: ReactNode }

/**
 * Reports something: guests are asked to log in; a tap before the caller is known opens the sheet, which asks the server.
 * What can be reported in two parts of a page has a sheet in each, named by `part`.
 */
export function useReport(target: ReportTarget, part = 'card'): Reporting {
  const sheet = useSheet(`report ${target.kind} ${target.id} ${part}`)
  const { isKnown, isLoggedIn } = useCaller()
  const { askForLogin } = useSession()
  return {
    open: () =>
      isKnown && !isLoggedIn ? askForLogin('신고하려면 로그인해 주세요.') : sheet.open(),
    sheet: (
      <Suspense>
        {sheet.isOpen ? <ReportSheet target={target} onDismiss={sheet.dismiss} /> : null}
      </Suspense>
    ),
  }
}
