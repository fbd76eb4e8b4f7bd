import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConfirmProvider } from '../parts/dialog/ConfirmProvider.tsx'
import { ToastProvider } from '../parts/toast/ToastProvider.tsx'
import { DepsContext } from '../lib/deps.ts'
import type { AppDeps } from '../lib/deps.ts'

export function AppProviders({ deps, children }: { deps: AppDeps; children: ReactNode }) {
  return (
    <DepsContext value={deps}>
      <QueryClientProvider client={deps.queryClient}>
        <ToastProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </ToastProvider>
      </QueryClientProvider>
    </DepsContext>
  )
}
