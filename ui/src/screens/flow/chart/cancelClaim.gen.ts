// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "cancelClaim",
  label: "취소",
  start: "CA",
  guards: ["isAnswerDue","isCompletedAtOnce","isDepositReversed","isPaymentEndable","isSettled","isWithdrawable"],
  delays: {},
  keeps: [],
  refusals: {"NOT_CHANGE_STATUS":"진행 상태가 바뀌어 처리할 수 없어요.","CLAIM_NOT_DUE":"아직 처리할 때가 되지 않았어요.","CLAIM_ADD_PAYMENT_READY":"결제하지 않은 추가결제가 있어요. 먼저 결제해 주세요.","NOT_CHANGE_ADDITIONAL_PAYMENT":"추가결제 상태가 바뀌어 처리할 수 없어요."},
  states: [
    {"state":"CA","label":"취소요청","tags":["open","withdrawable"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"system.completeAtOnce","index":0,"target":"CC","actor":"system","action":"바로 취소","afterMs":null,"guard":"isCompletedAtOnce","effects":[],"otherwise":"CLAIM_NOT_DUE"},{"event":"seller.approve","index":0,"target":"CC","actor":"seller","action":"취소 승인","afterMs":null,"guard":"isSettled","effects":[],"otherwise":"CLAIM_ADD_PAYMENT_READY"},{"event":"system.answerDue","index":0,"target":"CC","actor":"system","action":"자동 승인","afterMs":null,"guard":"isAnswerDue","effects":[],"otherwise":"CLAIM_NOT_DUE"},{"event":"seller.refuse","index":0,"target":"CR","actor":"seller","action":"취소 거부","afterMs":null,"guard":"isPaymentEndable","effects":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT"},{"event":"buyer.withdraw","index":0,"target":"WITHDRAWN","actor":"buyer","action":"철회","afterMs":null,"guard":"isWithdrawable","effects":[],"otherwise":"NOT_CHANGE_STATUS"},{"event":"additionalPayment.unpaid","index":0,"target":"WITHDRAWN","actor":"system","action":"추가결제 기한 만료","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"dispute.upheld","index":0,"target":"CA","actor":"system","action":"판매자 책임 결정","afterMs":null,"guard":null,"effects":["uphold","approveUpheld"],"otherwise":null},{"event":"dispute.rejected","index":0,"target":"CR","actor":"system","action":"구매자 책임 결정","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"payment.reversed","index":0,"target":"WITHDRAWN","actor":"gateway","action":"입금 취소","afterMs":null,"guard":"isDepositReversed","effects":[],"otherwise":"NOT_CHANGE_STATUS"}]},
    {"state":"CC","label":"취소완료","tags":["completed","terminal"],"entry":["notifyItemsCancelled","refund","returnCoupons"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
    {"state":"CR","label":"취소거부","tags":["refused"],"entry":["notifyAdditionalPaymentRefused"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"dispute.upheld","index":0,"target":"CA","actor":"system","action":"판매자 책임 결정","afterMs":null,"guard":null,"effects":["uphold","approveUpheld"],"otherwise":null},{"event":"dispute.rejected","index":0,"target":"CR","actor":"system","action":"구매자 책임 결정","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"WITHDRAWN","label":"철회","tags":["terminal"],"entry":["notifyAdditionalPaymentWithdrawn"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 754,
  height: 414,
  states: {
    "CA": {"x":96,"y":24,"width":96,"height":60},
    "CC": {"x":591,"y":330,"width":96,"height":60},
    "CR": {"x":251,"y":330,"width":96,"height":60},
    "WITHDRAWN": {"x":60,"y":330,"width":110,"height":60},
  },
  start: [[31,54],[96,54]],
  arrows: [
    {"from":"CA","to":"CC","points":[[173,84],[173,104],[639,104],[639,330]],"label":{"x":548,"y":152,"width":182,"height":138},"steps":[{"state":"CA","event":"system.completeAtOnce","index":0},{"state":"CA","event":"seller.approve","index":0},{"state":"CA","event":"system.answerDue","index":0}]},
    {"from":"CA","to":"CR","points":[[153,84],[153,118],[447,118],[447,310],[315,310],[315,330]],"label":{"x":360,"y":184,"width":174,"height":74},"steps":[{"state":"CA","event":"seller.refuse","index":0},{"state":"CA","event":"dispute.rejected","index":0}]},
    {"from":"CA","to":"WITHDRAWN","points":[[115,84],[115,330]],"label":{"x":24,"y":161,"width":182,"height":120},"steps":[{"state":"CA","event":"buyer.withdraw","index":0},{"state":"CA","event":"additionalPayment.unpaid","index":0},{"state":"CA","event":"payment.reversed","index":0}]},
    {"from":"CA","to":"CA","points":[[192,44],[208,44],[208,64],[192,64]],"label":{"x":214,"y":40,"width":126,"height":28},"steps":[{"state":"CA","event":"dispute.upheld","index":0}]},
    {"from":"CR","to":"CA","points":[[283,330],[283,132],[134,132],[134,84]],"label":{"x":220,"y":207,"width":126,"height":28},"steps":[{"state":"CR","event":"dispute.upheld","index":0}]},
    {"from":"CR","to":"CR","points":[[347,350],[363,350],[363,370],[347,370]],"label":{"x":369,"y":346,"width":126,"height":28},"steps":[{"state":"CR","event":"dispute.rejected","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "cancelClaim",
 "meta": {
  "label": "취소",
  "otherwise": "NOT_CHANGE_STATUS"
 },
 "context": {
  "isCompletedAtOnce": false,
  "isSettled": false,
  "isAnswerDue": false,
  "isPaymentEndable": false,
  "isWithdrawable": false,
  "isDepositReversed": false
 },
 "initial": "CA",
 "states": {
  "CA": {
   "meta": {
    "label": "취소요청"
   },
   "tags": [
    "open",
    "withdrawable"
   ],
   "on": {
    "system.completeAtOnce": {
     "target": "CC",
     "guard": "isCompletedAtOnce",
     "meta": {
      "actor": "system",
      "action": "바로 취소",
      "otherwise": "CLAIM_NOT_DUE"
     },
     "description": "시스템: 바로 취소 (아니면 CLAIM_NOT_DUE)"
    },
    "seller.approve": {
     "target": "CC",
     "guard": "isSettled",
     "meta": {
      "actor": "seller",
      "action": "취소 승인",
      "otherwise": "CLAIM_ADD_PAYMENT_READY"
     },
     "description": "판매자: 취소 승인 (아니면 CLAIM_ADD_PAYMENT_READY)"
    },
    "system.answerDue": {
     "target": "CC",
     "guard": "isAnswerDue",
     "meta": {
      "actor": "system",
      "action": "자동 승인",
      "otherwise": "CLAIM_NOT_DUE"
     },
     "description": "시스템: 자동 승인 (아니면 CLAIM_NOT_DUE)"
    },
    "seller.refuse": {
     "target": "CR",
     "guard": "isPaymentEndable",
     "meta": {
      "actor": "seller",
      "action": "취소 거부",
      "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
     },
     "description": "판매자: 취소 거부 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
    },
    "buyer.withdraw": {
     "target": "WITHDRAWN",
     "guard": "isWithdrawable",
     "meta": {
      "actor": "buyer",
      "action": "철회",
      "otherwise": "NOT_CHANGE_STATUS"
     },
     "description": "구매자: 철회 (아니면 NOT_CHANGE_STATUS)"
    },
    "additionalPayment.unpaid": {
     "target": "WITHDRAWN",
     "meta": {
      "actor": "system",
      "action": "추가결제 기한 만료"
     },
     "description": "시스템: 추가결제 기한 만료"
    },
    "dispute.upheld": {
     "target": "CA",
     "actions": [
      "uphold",
      "approveUpheld"
     ],
     "meta": {
      "actor": "system",
      "action": "판매자 책임 결정"
     },
     "description": "시스템: 판매자 책임 결정"
    },
    "dispute.rejected": {
     "target": "CR",
     "meta": {
      "actor": "system",
      "action": "구매자 책임 결정"
     },
     "description": "시스템: 구매자 책임 결정"
    },
    "payment.reversed": {
     "target": "WITHDRAWN",
     "guard": "isDepositReversed",
     "meta": {
      "actor": "gateway",
      "action": "입금 취소",
      "otherwise": "NOT_CHANGE_STATUS"
     },
     "description": "결제사: 입금 취소 (아니면 NOT_CHANGE_STATUS)"
    }
   },
   "description": "취소요청"
  },
  "CC": {
   "meta": {
    "label": "취소완료"
   },
   "tags": [
    "completed",
    "terminal"
   ],
   "entry": [
    "notifyItemsCancelled",
    "refund",
    "returnCoupons"
   ],
   "description": "취소완료",
   "type": "final"
  },
  "CR": {
   "meta": {
    "label": "취소거부"
   },
   "tags": [
    "refused"
   ],
   "entry": "notifyAdditionalPaymentRefused",
   "on": {
    "dispute.upheld": {
     "target": "CA",
     "actions": [
      "uphold",
      "approveUpheld"
     ],
     "meta": {
      "actor": "system",
      "action": "판매자 책임 결정"
     },
     "description": "시스템: 판매자 책임 결정"
    },
    "dispute.rejected": {
     "target": "CR",
     "meta": {
      "actor": "system",
      "action": "구매자 책임 결정"
     },
     "description": "시스템: 구매자 책임 결정"
    }
   },
   "description": "취소거부"
  },
  "WITHDRAWN": {
   "meta": {
    "label": "철회"
   },
   "tags": [
    "terminal"
   ],
   "entry": "notifyAdditionalPaymentWithdrawn",
   "description": "철회",
   "type": "final"
  }
 },
 "description": "취소"
}

export const MERMAID = "stateDiagram-v2\n  CA : CA 취소요청\n  CC : CC 취소완료\n  CR : CR 취소거부\n  WITHDRAWN : WITHDRAWN 철회\n  [*] --> CA\n  CA --> CC : 바로 취소 [isCompletedAtOnce]<br/>취소 승인 [isSettled]<br/>자동 승인 [isAnswerDue]\n  CA --> CR : 취소 거부 [isPaymentEndable]<br/>구매자 책임 결정\n  CA --> WITHDRAWN : 철회 [isWithdrawable]<br/>추가결제 기한 만료<br/>입금 취소 [isDepositReversed]\n  CA --> CA : 판매자 책임 결정\n  CR --> CA : 판매자 책임 결정\n  CR --> CR : 구매자 책임 결정\n  CC --> [*]\n  WITHDRAWN --> [*]\n"
