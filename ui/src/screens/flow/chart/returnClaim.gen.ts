// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "returnClaim",
  label: "반품",
  start: "RA",
  guards: ["isInspectionOpen","isPaymentEndable","isSettled","isWithdrawable"],
  delays: {},
  keeps: [],
  refusals: {"NOT_CHANGE_STATUS":"진행 상태가 바뀌어 처리할 수 없어요.","NOT_CHANGE_ADDITIONAL_PAYMENT":"추가결제 상태가 바뀌어 처리할 수 없어요.","CLAIM_WITHDRAW_COUNT_EXCEEDED":"철회할 수 있는 횟수(3회)를 모두 사용했어요. 반품 철회가 어려우니 고객센터로 문의해 주세요.","CLAIM_ADD_PAYMENT_READY":"결제하지 않은 추가결제가 있어요. 먼저 결제해 주세요.","CLAIM_ALREADY_INSPECTED":"검수를 이미 통과한 상품이라 환불만 할 수 있어요."},
  states: [
    {"state":"RA","label":"반품요청","tags":["open","withdrawable"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"seller.collect","index":0,"target":"RI","actor":"seller","action":"수거","afterMs":null,"guard":"isPaymentEndable","effects":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT"},{"event":"seller.refuse","index":0,"target":"RR","actor":"seller","action":"반품 거부","afterMs":null,"guard":"isPaymentEndable","effects":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT"},{"event":"buyer.withdraw","index":0,"target":"WITHDRAWN","actor":"buyer","action":"철회","afterMs":null,"guard":"isWithdrawable","effects":[],"otherwise":"CLAIM_WITHDRAW_COUNT_EXCEEDED"},{"event":"additionalPayment.unpaid","index":0,"target":"WITHDRAWN","actor":"system","action":"추가결제 기한 만료","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"dispute.upheld","index":0,"target":"RI","actor":"system","action":"판매자 책임 결정","afterMs":null,"guard":null,"effects":["uphold"],"otherwise":null},{"event":"dispute.rejected","index":0,"target":"RR","actor":"system","action":"구매자 책임 결정","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"RI","label":"반품진행중","tags":["open","collected"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"seller.accept","index":0,"target":"RC","actor":"seller","action":"검수 통과","afterMs":null,"guard":"isSettled","effects":[],"otherwise":"CLAIM_ADD_PAYMENT_READY"},{"event":"seller.changeFault","index":0,"target":"RI","actor":"seller","action":"귀책 변경","afterMs":null,"guard":"isInspectionOpen","effects":["requoteClaim"],"otherwise":"CLAIM_ALREADY_INSPECTED"},{"event":"seller.refuse","index":0,"target":"RR","actor":"seller","action":"반품 거부","afterMs":null,"guard":"isInspectionOpen","effects":[],"otherwise":"CLAIM_ALREADY_INSPECTED"},{"event":"dispute.upheld","index":0,"target":"RI","actor":"system","action":"판매자 책임 결정","afterMs":null,"guard":null,"effects":["uphold"],"otherwise":null},{"event":"dispute.rejected","index":0,"target":"RR","actor":"system","action":"구매자 책임 결정","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"RC","label":"반품완료","tags":["completed","terminal"],"entry":["notifyItemsReturned","refund","returnCoupons","settleClaimFees"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
    {"state":"RR","label":"반품거부","tags":["refused"],"entry":["notifyAdditionalPaymentRefused"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[{"event":"dispute.upheld","index":0,"target":"RI","actor":"system","action":"판매자 책임 결정","afterMs":null,"guard":null,"effects":["uphold"],"otherwise":null},{"event":"dispute.rejected","index":0,"target":"RR","actor":"system","action":"구매자 책임 결정","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"WITHDRAWN","label":"철회","tags":["terminal"],"entry":["notifyAdditionalPaymentWithdrawn"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 791,
  height: 578,
  states: {
    "RA": {"x":70,"y":24,"width":96,"height":60},
    "RI": {"x":465,"y":259,"width":106,"height":60},
    "RC": {"x":630,"y":494,"width":96,"height":60},
    "RR": {"x":249,"y":494,"width":96,"height":60},
    "WITHDRAWN": {"x":48,"y":259,"width":110,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"RA","to":"RI","points":[[142,84],[142,108],[518,108],[518,259]],"label":{"x":431,"y":150,"width":174,"height":74},"steps":[{"state":"RA","event":"seller.collect","index":0},{"state":"RA","event":"dispute.upheld","index":0}]},
    {"from":"RA","to":"RR","points":[[118,84],[118,122],[273,122],[273,494]],"label":{"x":186,"y":252,"width":174,"height":74},"steps":[{"state":"RA","event":"seller.refuse","index":0},{"state":"RA","event":"dispute.rejected","index":0}]},
    {"from":"RA","to":"WITHDRAWN","points":[[94,84],[94,136],[103,136],[103,259]],"label":{"x":24,"y":150,"width":158,"height":74},"steps":[{"state":"RA","event":"buyer.withdraw","index":0},{"state":"RA","event":"additionalPayment.unpaid","index":0}]},
    {"from":"RI","to":"RC","points":[[544,319],[544,346],[678,346],[678,494]],"label":{"x":619,"y":380,"width":118,"height":46},"steps":[{"state":"RI","event":"seller.accept","index":0}]},
    {"from":"RI","to":"RI","points":[[571,279],[587,279],[587,299],[571,299]],"label":{"x":593,"y":252,"width":174,"height":74},"steps":[{"state":"RI","event":"seller.changeFault","index":0},{"state":"RI","event":"dispute.upheld","index":0}]},
    {"from":"RI","to":"RR","points":[[518,319],[518,474],[321,474],[321,494]],"label":{"x":431,"y":366,"width":174,"height":74},"steps":[{"state":"RI","event":"seller.refuse","index":0},{"state":"RI","event":"dispute.rejected","index":0}]},
    {"from":"RR","to":"RI","points":[[297,494],[297,460],[354,460],[354,346],[491,346],[491,319]],"label":{"x":291,"y":389,"width":126,"height":28},"steps":[{"state":"RR","event":"dispute.upheld","index":0}]},
    {"from":"RR","to":"RR","points":[[345,514],[361,514],[361,534],[345,534]],"label":{"x":367,"y":510,"width":126,"height":28},"steps":[{"state":"RR","event":"dispute.rejected","index":0}]},
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
  "isPaymentEndable": false,
  "isWithdrawable": false,
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
     "guard": "isPaymentEndable",
     "meta": {
      "actor": "seller",
      "action": "수거",
      "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
     },
     "description": "판매자: 수거 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
    },
    "seller.refuse": {
     "target": "RR",
     "guard": "isPaymentEndable",
     "meta": {
      "actor": "seller",
      "action": "반품 거부",
      "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
     },
     "description": "판매자: 반품 거부 (아니면 NOT_CHANGE_ADDITIONAL_PAYMENT)"
    },
    "buyer.withdraw": {
     "target": "WITHDRAWN",
     "guard": "isWithdrawable",
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
    },
    "dispute.upheld": {
     "target": "RI",
     "actions": "uphold",
     "meta": {
      "actor": "system",
      "action": "판매자 책임 결정"
     },
     "description": "시스템: 판매자 책임 결정"
    },
    "dispute.rejected": {
     "target": "RR",
     "meta": {
      "actor": "system",
      "action": "구매자 책임 결정"
     },
     "description": "시스템: 구매자 책임 결정"
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
     "actions": "requoteClaim",
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
    },
    "dispute.upheld": {
     "target": "RI",
     "actions": "uphold",
     "meta": {
      "actor": "system",
      "action": "판매자 책임 결정"
     },
     "description": "시스템: 판매자 책임 결정"
    },
    "dispute.rejected": {
     "target": "RR",
     "meta": {
      "actor": "system",
      "action": "구매자 책임 결정"
     },
     "description": "시스템: 구매자 책임 결정"
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
    "returnCoupons",
    "settleClaimFees"
   ],
   "description": "반품완료",
   "type": "final"
  },
  "RR": {
   "meta": {
    "label": "반품거부"
   },
   "tags": [
    "refused"
   ],
   "entry": "notifyAdditionalPaymentRefused",
   "on": {
    "dispute.upheld": {
     "target": "RI",
     "actions": "uphold",
     "meta": {
      "actor": "system",
      "action": "판매자 책임 결정"
     },
     "description": "시스템: 판매자 책임 결정"
    },
    "dispute.rejected": {
     "target": "RR",
     "meta": {
      "actor": "system",
      "action": "구매자 책임 결정"
     },
     "description": "시스템: 구매자 책임 결정"
    }
   },
   "description": "반품거부"
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

export const MERMAID = "stateDiagram-v2\n  RA : RA 반품요청\n  RI : RI 반품진행중\n  RC : RC 반품완료\n  RR : RR 반품거부\n  WITHDRAWN : WITHDRAWN 철회\n  [*] --> RA\n  RA --> RI : 수거 [isPaymentEndable]<br/>판매자 책임 결정\n  RA --> RR : 반품 거부 [isPaymentEndable]<br/>구매자 책임 결정\n  RA --> WITHDRAWN : 철회 [isWithdrawable]<br/>추가결제 기한 만료\n  RI --> RC : 검수 통과 [isSettled]\n  RI --> RI : 귀책 변경 [isInspectionOpen]<br/>판매자 책임 결정\n  RI --> RR : 반품 거부 [isInspectionOpen]<br/>구매자 책임 결정\n  RR --> RI : 판매자 책임 결정\n  RR --> RR : 구매자 책임 결정\n  RC --> [*]\n  WITHDRAWN --> [*]\n"
