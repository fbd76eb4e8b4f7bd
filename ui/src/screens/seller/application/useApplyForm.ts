import { SELLER_MESSAGES } from '@jangteo/core/seller/seller.messages'
import { SELLER_UNIQUE_FIELDS } from '@jangteo/core/seller/sellerApplication.codes'
import {
  checkSellerApplication,
  decideSellerField,
} from '@jangteo/core/seller/sellerApplication.rules'
import type { SellerApplicationForm } from '@jangteo/core/seller/sellerApplication.rules'
import type { SellerApplyView } from '@jangteo/core/seller/sellerApply.view'
import { checkSellerCompany } from '@jangteo/core/seller/sellerCompany.rules'
import { useEffect, useState } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { retyped, useFields } from '../../../parts/field/useFields.ts'
import type { FieldState } from '../../../parts/field/useFields.ts'
import { readApplyDraft, storeApplyDraft } from './applyDraft.ts'
import type { ApplyDraft, ApplyTexts } from './applyDraft.ts'
import { useUniqueChecks } from './useSellerApply.ts'

type Choices = Omit<ApplyDraft, 'texts'>

function toForm(texts: ApplyTexts, choices: Choices): SellerApplicationForm {
  const { companyName, representativeName, mailOrderNumber, businessAddress, phone } = texts
  const { isMailOrderExempt, categoryIds, agreed, files } = choices
  const { businessNumber, loginId, email, storeName, storeUrl } = texts
  return {
    businessNumber,
    loginId,
    email,
    storeName,
    storeUrl,
    company: {
      companyName,
      representativeName,
      mailOrderNumber,
      isMailOrderExempt,
      businessAddress,
      phone,
      categoryIds,
    },
    agreed,
    fileIds: files.map(({ filesIdEncrypt }) => filesIdEncrypt),
  }
}

/** Problems of the texts by themselves, as they are typed. */
function problemsOf(
  texts: ApplyTexts,
  choices: Choices,
): Partial<Record<keyof ApplyTexts, string>> {
  const unique = SELLER_UNIQUE_FIELDS.flatMap((field) => {
    const decided = decideSellerField(field, texts[field])
    return decided.ok ? [] : [[field, SELLER_MESSAGES[decided.reason]()] as const]
  })
  const { company } = toForm(texts, choices)
  const checked = company === null ? null : checkSellerCompany(company)
  const violations = checked?.ok === false ? checked.violations : []
  const ofCompany = violations.map(({ field, code }) => [field, SELLER_MESSAGES[code]()] as const)
  return Object.fromEntries([...unique, ...ofCompany])
}

/** The form of the application: texts, choices and files, stored with the tab as they are now. */
export function useApplyForm(view: SellerApplyView) {
  const [start] = useState(readApplyDraft)
  const { texts: startTexts, ...startChoices } = start
  const [choices, setChoices] = useState<Choices>(startChoices)
  const fields = useFields<keyof ApplyTexts>(startTexts, (texts) => problemsOf(texts, choices))
  const { keyOf } = useRepeatKeys()
  const { values } = fields
  const send = () => {
    const form = toForm(values, choices)
    view.submit({ form, key: keyOf(form), violations: checkSellerApplication(form, view.free) })
  }
  const checks = useUniqueChecks(view, values, send)
  const isOver = view.applicationNumber !== null
  useEffect(() => {
    if (!isOver) storeApplyDraft({ texts: values, ...choices })
  }, [isOver, values, choices])
  const stateOf = (name: keyof ApplyTexts): FieldState => {
    const field = SELLER_UNIQUE_FIELDS.find((one) => one === name)
    const state = fields.stateOf(name)
    if (field === undefined) {
      return { ...state, problem: state.problem ?? view.problemOf(name) }
    }
    const unique = retyped(state, () => view.retype(field))
    const onBlur = () => {
      unique.onBlur()
      checks.leave(field)
    }
    return { ...unique, onBlur, problem: view.fields[field].problemText ?? state.problem }
  }
  const submit = () => {
    fields.showProblems()
    checks.checkAll()
  }
  const change = (changed: Partial<Choices>) => setChoices((former) => ({ ...former, ...changed }))
  return { choices, change, stateOf, submit, failedCount: fields.failedCount }
}

export type ApplyForm = ReturnType<typeof useApplyForm>
