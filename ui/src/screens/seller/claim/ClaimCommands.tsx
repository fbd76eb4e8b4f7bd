import type { ClaimCommand } from '@jangteo/core/claim/claimCommand.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import type { StaffInputs } from '@jangteo/http/staff/staffCalls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { viewOf } from '../../claim/claimData.ts'
import styles from '../order/SellerOrder.module.css'
import { CommandSheet } from './CommandSheet.tsx'
import type { ClaimSide, StaffClaimDetail } from './staffClaims.ts'

type Sent = Omit<StaffInputs['sellerClaim']['send'], 'id'>

type ClaimCommandsProps = { readonly side: ClaimSide; readonly claim: StaffClaimDetail }

function useCommands({ side, claim }: ClaimCommandsProps) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const { orderClaimIdEncrypt: id } = claim
  const mutation = useMutation({
    mutationFn: (sent: Sent) => side.calls.send.call({ id, ...sent }),
    onSuccess: (after) => toast({ text: viewOf(after).label }),
    onError: (error) => toast({ text: refusalText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: side.calls.key() }),
  })
  return {
    sending: mutation.isPending ? mutation.variables.command : null,
    send: (sent: Sent) => (mutation.isPending ? undefined : mutation.mutate(sent)),
  }
}

/** Buttons of the events that a claim allows now; details are asked for where an event needs them. */
export function ClaimCommands({ side, claim }: ClaimCommandsProps) {
  const { send, sending } = useCommands({ side, claim })
  const confirm = useConfirm()
  const sheet = useSheet('claimCommand')
  const [asked, setAsked] = useState<ClaimCommand | null>(null)
  const command = claim.commands.find(({ commandEnum }) => commandEnum === asked)
  const begin = async ({ commandEnum, label, asks }: StaffClaimDetail['commands'][number]) => {
    if (asks.length > 0) {
      setAsked(commandEnum)
      return sheet.open()
    }
    const isSure = await confirm({ title: `${label} 처리할까요?`, acceptLabel: label })
    return isSure ? send({ command: commandEnum }) : undefined
  }
  return (
    <div className={styles.buttons}>
      {claim.commands.map((one, place) => (
        <Button
          key={one.commandEnum}
          size="s"
          variant={place === 0 ? 'primary' : 'outline'}
          isBusy={sending === one.commandEnum}
          onClick={() => void begin(one)}
        >
          {one.label}
        </Button>
      ))}
      {sheet.isOpen && command !== undefined ? (
        <CommandSheet
          command={command}
          fault={claim.responsible}
          onDismiss={sheet.dismiss}
          onSend={(details) => {
            sheet.dismiss()
            send({ command: command.commandEnum, ...details })
          }}
        />
      ) : null}
    </div>
  )
}
