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
    {"state":"CA","label":"취소요청","tags":["open","withdrawable"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"system.completeAtOnce","index":0,"target":"CC","actor":"system","action":"바로 취소","afterMs":null,"guard":"isCompletedAtOnce","effects":[],"otherwise":"CLAIM_NOT_DUE"},{"event":"seller.approve","index":0,"target":"CC","actor":"seller","action":"취소 승인","afterMs":null,"guard":"isSettled","effects":[],"otherwise":"CLAIM_ADD_PAYMENT_READY"},{"event":"system.answerDue","index":0,"target":"CC","actor":"system","action":"자동 승인","afterMs":null,"guard":"isAnswerDue","effects":[],"otherwise":"CLAIM_NOT_DUE"},{"event":"seller.refuse","index":0,"target":"CR","actor":"seller","action":"취소 거부","afterMs":null,"guard":"isPaymentEndable","effects":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT"},{"event":"buyer.withdraw","index":0,"target":"WITHDRAWN","actor":"buyer","action":"철회","afterMs":null,"guard":"isWithdrawable","effects":[],"otherwise":"NOT_CHANGE_STATUS"},{"event":"additionalPayment.unpaid","index":0,"target":"WITHDRAWN","actor":"system","action":"추가결제 기한 만료","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"payment.reversed","index":0,"target":"WITHDRAWN","actor":"gateway","action":"입금 취소","afterMs":null,"guard":"isDepositReversed","effects":[],"otherwise":"NOT_CHANGE_STATUS"}]},
    {"state":"CC","label":"취소완료","tags":["completed","terminal"],"entry":["notifyItemsCancelled","refund","returnCoupons"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
    {"state":"CR","label":"취소거부","tags":["refused","terminal"],"entry":["notifyAdditionalPaymentRefused"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
    {"state":"WITHDRAWN","label":"철회","tags":["terminal"],"entry":["notifyAdditionalPaymentWithdrawn"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 614,
  height: 400,
  states: {
    "CA": {"x":70,"y":24,"width":96,"height":60},
    "CC": {"x":451,"y":316,"width":96,"height":60},
    "CR": {"x":259,"y":316,"width":96,"height":60},
    "WITHDRAWN": {"x":60,"y":316,"width":110,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"CA","to":"CC","points":[[142,84],[142,108],[499,108],[499,316]],"label":{"x":408,"y":150,"width":182,"height":138},"steps":[{"state":"CA","event":"system.completeAtOnce","index":0},{"state":"CA","event":"seller.approve","index":0},{"state":"CA","event":"system.answerDue","index":0}]},
    {"from":"CA","to":"CR","points":[[118,84],[118,122],[307,122],[307,316]],"label":{"x":220,"y":196,"width":174,"height":46},"steps":[{"state":"CA","event":"seller.refuse","index":0}]},
    {"from":"CA","to":"WITHDRAWN","points":[[94,84],[94,136],[115,136],[115,316]],"label":{"x":24,"y":159,"width":182,"height":120},"steps":[{"state":"CA","event":"buyer.withdraw","index":0},{"state":"CA","event":"additionalPayment.unpaid","index":0},{"state":"CA","event":"payment.reversed","index":0}]},
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
    "refused",
    "terminal"
   ],
   "entry": "notifyAdditionalPaymentRefused",
   "description": "취소거부",
   "type": "final"
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

export const MERMAID = "stateDiagram-v2\n  CA : CA 취소요청\n  CC : CC 취소완료\n  CR : CR 취소거부\n  WITHDRAWN : WITHDRAWN 철회\n  [*] --> CA\n  CA --> CC : 바로 취소 [isCompletedAtOnce]<br/>취소 승인 [isSettled]<br/>자동 승인 [isAnswerDue]\n  CA --> CR : 취소 거부 [isPaymentEndable]\n  CA --> WITHDRAWN : 철회 [isWithdrawable]<br/>추가결제 기한 만료<br/>입금 취소 [isDepositReversed]\n  CC --> [*]\n  CR --> [*]\n  WITHDRAWN --> [*]\n"
