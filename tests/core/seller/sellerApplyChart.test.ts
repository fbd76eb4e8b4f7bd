import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { SELLER_UNIQUE_FIELDS } from '@jangteo/core/seller/sellerApplication.codes'
import { checkSellerApplication } from '@jangteo/core/seller/sellerApplication.rules'
import type { SellerApplicationForm } from '@jangteo/core/seller/sellerApplication.rules'
import { sellerApplyChart } from '@jangteo/core/seller/sellerApply.chart'
import type {
  ApplyAnswer,
  AskedApplication,
  AskedUnique,
  UniqueAnswer,
} from '@jangteo/core/seller/sellerApply.chart'
import { sellerApplyView } from '@jangteo/core/seller/sellerApply.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'

const FORM: SellerApplicationForm = {
  businessNumber: '1248100998',
  loginId: 'dadam77',
  email: 'shop@dadam.example',
  storeName: '다담다실',
  storeUrl: 'dadam-tea',
  company: null,
  agreed: ['SELLER_SERVICE', 'SELLER_PRIVACY'],
  fileIds: [],
}
const FAILURE = '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.'
const UNKNOWN = '접수됐는지 확인하지 못했어요. 다시 확인해도 두 번 신청되지 않아요.'
const coverage = coverChart(sellerApplyChart)

function openPage() {
  const checks = answeredActor<UniqueAnswer, AskedUnique>()
  const applications = answeredActor<ApplyAnswer, AskedApplication>()
  const machine = sellerApplyChart.provide({
    actors: { checkUnique: checks.logic, applyForStore: applications.logic },
  })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  const view = () => sellerApplyView(actor.getSnapshot(), actor)
  const settles = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const submit = (form = FORM, key = 'key-1') =>
    view().submit({
      form,
      key,
      violations: checkSellerApplication(form, actor.getSnapshot().context.free),
    })
  async function isChecked(field: AskedUnique['field'], isTaken = false) {
    view().check({ field, value: FORM[field] })
    checks.questions.at(-1)?.answer({ isTaken })
    await settles()
  }
  return {
    actor,
    submit,
    settles,
    isChecked,
    checks: checks.questions,
    applications: applications.questions,
    view,
    async passesAllChecks() {
      for (const field of SELLER_UNIQUE_FIELDS) await isChecked(field)
    },
  }
}

describe('중복확인', () => {
  test('한 번에 하나씩 확인하고, 확인된 것을 표시한다', async () => {
    const page = openPage()
    page.view().check({ field: 'storeUrl', value: 'dadam-tea' })
    page.view().check({ field: 'email', value: 'a@b.example' })
    const { storeUrl, email } = page.view().fields
    page.checks[0]?.answer({ isTaken: false })
    await page.settles()
    expect([storeUrl.isChecking, email.isChecking, page.checks.length]).toEqual([true, false, 1])
    expect(page.view().fields.storeUrl).toEqual({
      label: '스토어 주소',
      freeText: '사용할 수 있는 스토어 주소예요.',
      isChecking: false,
      isTaken: false,
      problemText: null,
    })
  })

  test('이미 있으면 알리고, 다시 입력하면 알림이 사라진다', async () => {
    const page = openPage()
    await page.isChecked('storeName', true)
    const { problemText, isTaken, freeText } = page.view().fields.storeName
    page.view().retype('storeName')
    expect([problemText, isTaken, freeText, page.view().fields.storeName.problemText]).toEqual([
      '이미 사용 중인 스토어 이름이에요.',
      true,
      null,
      null,
    ])
  })

  test('확인한 것을 다시 입력하면 다시 확인해야 한다', async () => {
    const page = openPage()
    await page.passesAllChecks()
    page.view().retype('loginId')
    page.submit()
    expect([page.view().fields.loginId.problemText, page.applications.length]).toEqual([
      '아이디 중복확인을 해 주세요.',
      0,
    ])
  })

  test('확인하는 동안 다른 것을 입력해도 확인은 이어진다', async () => {
    const page = openPage()
    page.view().check({ field: 'storeUrl', value: 'dadam-tea' })
    page.view().retype('email')
    const isStillChecking = page.view().fields.storeUrl.isChecking
    page.checks[0]?.answer({ isTaken: false })
    await page.settles()
    expect([isStillChecking, page.view().fields.storeUrl.freeText]).toEqual([
      true,
      '사용할 수 있는 스토어 주소예요.',
    ])
  })

  test('확인하던 것을 다시 입력하면 그 답은 버린다', async () => {
    const page = openPage()
    page.view().check({ field: 'storeUrl', value: 'dadam-tea' })
    page.view().retype('storeUrl')
    const canType = page.view().canType
    page.checks[0]?.answer({ isTaken: true })
    await page.settles()
    const { isTaken, isChecking } = page.view().fields.storeUrl
    expect([canType, isTaken, isChecking]).toEqual([true, false, false])
  })

  test('답이 없으면 알린다', async () => {
    const page = openPage()
    page.view().check({ field: 'email', value: 'a@b.example' })
    page.checks[0]?.fail()
    await page.settles()
    expect([page.view().noticeText, page.view().canType]).toEqual([FAILURE, true])
  })
})

describe('신청', () => {
  test('빠진 것을 모두 알린다', () => {
    const page = openPage()
    page.submit({ ...FORM, agreed: [] })
    const { fields, problemOf } = page.view()
    expect([
      fields.businessNumber.problemText,
      fields.email.problemText,
      problemOf('agreed'),
    ]).toEqual([
      '사업자등록번호 중복확인을 해 주세요.',
      '이메일 중복확인을 해 주세요.',
      '필수 약관에 동의해 주세요.',
    ])
  })

  test('두 번 눌러도 한 번만 신청한다', async () => {
    const page = openPage()
    await page.passesAllChecks()
    page.submit()
    page.submit()
    expect([page.applications.length, page.view().isBusy]).toEqual([1, true])
    page.applications[0]?.answer({ kind: 'applied', applicationNumber: 'S20261126000007' })
    await page.settles()
    expect([page.view().applicationNumber, page.applications[0]?.input]).toEqual([
      'S20261126000007',
      { form: FORM, key: 'key-1' },
    ])
  })

  test('그사이 다른 사람이 먼저 쓰면 서버의 말을 따른다', async () => {
    const page = openPage()
    await page.passesAllChecks()
    page.submit()
    page.applications[0]?.answer({
      kind: 'violated',
      violations: [{ field: 'storeUrl', code: 'STORE_URL_TAKEN' }],
    })
    await page.settles()
    expect([page.view().fields.storeUrl.problemText, page.view().canType]).toEqual([
      '이미 사용 중인 스토어 주소예요.',
      true,
    ])
  })

  test('칸의 것이 아닌 거절은 그대로 알리고, 다시 신청할 수 있다', async () => {
    const page = openPage()
    await page.passesAllChecks()
    page.submit()
    page.applications[0]?.answer({ kind: 'failed', text: '요청이 너무 많아요.' })
    await page.settles()
    const { noticeText } = page.view()
    page.submit(FORM, 'key-2')
    expect([noticeText, page.view().noticeText, page.applications.length]).toEqual([
      '요청이 너무 많아요.',
      null,
      2,
    ])
  })

  test('답이 없으면 접수됐는지 모른다고 하고, 같은 신청을 같은 번호로만 다시 보낸다', async () => {
    const page = openPage()
    await page.passesAllChecks()
    page.submit(FORM, 'key-1')
    page.applications[0]?.fail()
    await page.settles()
    const { noticeText, canRepeat, canType } = page.view()
    page.submit(FORM, 'key-2')
    page.view().repeat()
    page.view().repeat()
    expect([noticeText, canRepeat, canType, page.view().noticeText]).toEqual([
      UNKNOWN,
      true,
      false,
      null,
    ])
    expect(page.applications.map(({ input }) => input)).toEqual([
      { form: FORM, key: 'key-1' },
      { form: FORM, key: 'key-1' },
    ])
  })

  test('접수됐는지 몰라도 닫고 고칠 수 있다', async () => {
    const page = openPage()
    await page.passesAllChecks()
    page.submit()
    page.applications[0]?.fail()
    await page.settles()
    page.view().dismiss()
    const { noticeText, canRepeat, canType } = page.view()
    expect([noticeText, canRepeat, canType]).toEqual([null, false, true])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
