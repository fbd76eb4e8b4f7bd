import { CLAIM_STATUS_LABELS, CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import type { DeskClaimData } from './deskData.ts'

type Named = Pick<DeskClaimData, 'claimTypeEnum' | 'claimStatusEnum'>

/** What a claim is at the desk: its status, or its kind where it has none. */
export function deskClaimLabel({ claimTypeEnum, claimStatusEnum }: Named): string {
  if (claimStatusEnum === null) return CLAIM_TYPE_LABELS[claimTypeEnum]
  return claimStatusEnum === 'WITHDRAWN'
    ? `${CLAIM_TYPE_LABELS[claimTypeEnum]}철회`
    : CLAIM_STATUS_LABELS[claimStatusEnum]
}
