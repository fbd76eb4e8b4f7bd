// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "returnClaim",
  label: "반품",
  start: "RA",
  guards: ["hasWithdrawalLeft","isInspectionOpen","isSettled"],
  keeps: [],
  refusals: {"NOT_CHANGE_STATUS":"진행 상태가 바뀌어 처리할 수 없어요.","CLAIM_WITHDRAW_COUNT_EXCEEDED":"철회할 수 있는 횟수(3회)를 모두 썼어요. 반품 철회가 어려우니 고객센터로 문의해 주세요.","CLAIM_ADD_PAYMENT_READY":"추가결제를 기다리는 건이 있어요. 먼저 결제해 주세요.","CLAIM_ALREADY_INSPECTED":"검수를 이미 통과한 상품이라 환불만 할 수 있어요."},
  states: [
    {"state":"RA","label":"반품요청","tags":["open","withdrawable"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"seller.collect","index":0,"target":"RI","actor":"seller","action":"수거","guard":null,"effects":[],"otherwise":null},{"event":"seller.refuse","index":0,"target":"RR","actor":"seller","action":"반품 거부","guard":null,"effects":[],"otherwise":null},{"event":"buyer.withdraw","index":0,"target":"WITHDRAWN","actor":"buyer","action":"철회","guard":"hasWithdrawalLeft","effects":[],"otherwise":"CLAIM_WITHDRAW_COUNT_EXCEEDED"},{"event":"additionalPayment.unpaid","index":0,"target":"WITHDRAWN","actor":"system","action":"추가결제 기한 만료","guard":null,"effects":[],"otherwise":null}]},
    {"state":"RI","label":"반품진행중","tags":["open","collected"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"seller.accept","index":0,"target":"RC","actor":"seller","action":"검수 통과","guard":"isSettled","effects":[],"otherwise":"CLAIM_ADD_PAYMENT_READY"},{"event":"seller.changeFault","index":0,"target":"RI","actor":"seller","action":"귀책 변경","guard":"isInspectionOpen","effects":["quoteAgain"],"otherwise":"CLAIM_ALREADY_INSPECTED"},{"event":"seller.refuse","index":0,"target":"RR","actor":"seller","action":"반품 거부","guard":"isInspectionOpen","effects":[],"otherwise":"CLAIM_ALREADY_INSPECTED"}]},
    {"state":"RC","label":"반품완료","tags":["completed","terminal"],"entry":["notifyItemsReturned","refund","returnCoupons"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
    {"state":"RR","label":"반품거부","tags":["refused","terminal"],"entry":["notifyAdditionalPaymentRefused"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
    {"state":"WITHDRAWN","label":"철회","tags":["terminal"],"entry":["notifyAdditionalPaymentWithdrawn"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 636,
  height: 510,
  states: {
    "RA": {"x":91,"y":24,"width":96,"height":60},
    "RI": {"x":310,"y":240,"width":106,"height":60},
    "RC": {"x":457,"y":426,"width":96,"height":60},
    "RR": {"x":208,"y":426,"width":96,"height":60},
    "WITHDRAWN": {"x":60,"y":240,"width":110,"height":60},
  },
  start: [[31,54],[91,54]],
  arrows: [
    {"from":"RA","to":"RI","points":[[163,84],[163,104],[363,104],[363,240]],"label":{"x":336,"y":161,"width":54,"height":28},"steps":[{"state":"RA","event":"seller.collect","index":0}]},
    {"from":"RA","to":"RR","points":[[139,84],[139,118],[240,118],[240,426]],"label":{"x":198,"y":256,"width":84,"height":28},"steps":[{"state":"RA","event":"seller.refuse","index":0}]},
    {"from":"RA","to":"WITHDRAWN","points":[[115,84],[115,240]],"label":{"x":24,"y":138,"width":182,"height":74},"steps":[{"state":"RA","event":"buyer.withdraw","index":0},{"state":"RA","event":"additionalPayment.unpaid","index":0}]},
    {"from":"RI","to":"RC","points":[[381,300],[381,320],[505,320],[505,426]],"label":{"x":446,"y":340,"width":118,"height":46},"steps":[{"state":"RI","event":"seller.accept","index":0}]},
    {"from":"RI","to":"RI","points":[[416,260],[432,260],[432,280],[416,280]],"label":{"x":438,"y":247,"width":174,"height":46},"steps":[{"state":"RI","event":"seller.changeFault","index":0}]},
    {"from":"RI","to":"RR","points":[[345,300],[345,406],[272,406],[272,426]],"label":{"x":258,"y":340,"width":174,"height":46},"steps":[{"state":"RI","event":"seller.refuse","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "returnClaim",
 "meta": {
  "label": "반품",
  "otherwise": "NOT_CHANGE_STATUS"
 },
 "context": {
  "isSettled": false,
  "hasWithdrawalLeft": false,
  "isInspectionOpen": false
 },
 "initial": "RA",
 "states": {
  "RA": {
   "meta": {
    "label": "반품요청"
   },
   "tags": [
    "open",
    "withdrawable"
   ],
   "on": {
    "seller.collect": {
     "target": "RI",
     "meta": {
      "actor": "seller",
      "action": "수거"
     },
     "description": "판매자: 수거"
    },
    "seller.refuse": {
     "target": "RR",
     "meta": {
      "actor": "seller",
      "action": "반품 거부"
     },
     "description": "판매자: 반품 거부"
    },
    "buyer.withdraw": {
     "target": "WITHDRAWN",
     "guard": "hasWithdrawalLeft",
     "meta": {
      "actor": "buyer",
      "action": "철회",
      "otherwise": "CLAIM_WITHDRAW_COUNT_EXCEEDED"
     },
     "description": "구매자: 철회 (아니면 CLAIM_WITHDRAW_COUNT_EXCEEDED)"
    },
    "additionalPayment.unpaid": {
     "target": "WITHDRAWN",
     "meta": {
      "actor": "system",
      "action": "추가결제 기한 만료"
     },
     "description": "시스템: 추가결제 기한 만료"
    }
   },
   "description": "반품요청"
  },
  "RI": {
   "meta": {
    "label": "반품진행중"
   },
   "tags": [
    "open",
    "collected"
   ],
   "on": {
    "seller.accept": {
     "target": "RC",
     "guard": "isSettled",
     "meta": {
      "actor": "seller",
      "action": "검수 통과",
      "otherwise": "CLAIM_ADD_PAYMENT_READY"
     },
     "description": "판매자: 검수 통과 (아니면 CLAIM_ADD_PAYMENT_READY)"
    },
    "seller.changeFault": {
     "target": "RI",
     "guard": "isInspectionOpen",
     "actions": "quoteAgain",
     "meta": {
      "actor": "seller",
      "action": "귀책 변경",
      "otherwise": "CLAIM_ALREADY_INSPECTED"
     },
     "description": "판매자: 귀책 변경 (아니면 CLAIM_ALREADY_INSPECTED)"
    },
    "seller.refuse": {
     "target": "RR",
     "guard": "isInspectionOpen",
     "meta": {
      "actor": "seller",
      "action": "반품 거부",
      "otherwise": "CLAIM_ALREADY_INSPECTED"
     },
     "description": "판매자: 반품 거부 (아니면 CLAIM_ALREADY_INSPECTED)"
    }
   },
   "description": "반품진행중"
  },
  "RC": {
   "meta": {
    "label": "반품완료"
   },
   "tags": [
    "completed",
    "terminal"
   ],
   "entry": [
    "notifyItemsReturned",
    "refund",
    "returnCoupons"
   ],
   "description": "반품완료",
   "type": "final"
  },
  "RR": {
   "meta": {
    "label": "반품거부"
   },
   "tags": [
    "refused",
    "terminal"
   ],
   "entry": "notifyAdditionalPaymentRefused",
   "description": "반품거부",
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
 "description": "반품"
}

export const MERMAID = "stateDiagram-v2\n  RA : RA 반품요청\n  RI : RI 반품진행중\n  RC : RC 반품완료\n  RR : RR 반품거부\n  WITHDRAWN : WITHDRAWN 철회\n  [*] --> RA\n  RA --> RI : 수거\n  RA --> RR : 반품 거부\n  RA --> WITHDRAWN : 철회 [hasWithdrawalLeft]<br/>추가결제 기한 만료\n  RI --> RC : 검수 통과 [isSettled]\n  RI --> RI : 귀책 변경 [isInspectionOpen]\n  RI --> RR : 반품 거부 [isInspectionOpen]\n  RC --> [*]\n  RR --> [*]\n  WITHDRAWN --> [*]\n"
