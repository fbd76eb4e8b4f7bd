import { claimLabel } from '@jangteo/core/claim/claim.view'
import type { DeskClaimData } from './deskData.ts'

type Named = Pick<DeskClaimData, 'claimTypeEnum' | 'claimStatusEnum' | 'converted'>

/** Label of a claim at the desk: what its buyer reads. */
export function deskClaimLabel({ claimTypeEnum: type, claimStatusEnum, converted }: Named): string {
  const isWithdrawn = claimStatusEnum === 'WITHDRAWN'
  const status = isWithdrawn ? null : claimStatusEnum
  return claimLabel({ type, status, isWithdrawn, isConverted: converted })
}
