// Generated from the charts of core: npm run flows
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
    {"state":"RC","label":"반품완료","tags":["terminal"],"entry":["tellItemsReturned","refund","returnCoupons"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
    {"state":"RR","label":"반품거부","tags":["terminal"],"entry":["tellAdditionalPaymentRefused"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
    {"state":"WITHDRAWN","label":"철회","tags":["terminal"],"entry":["tellAdditionalPaymentWithdrawn"],"asks":[],"otherwise":"NOT_CHANGE_STATUS","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 521,
  height: 474,
  states: {
    "RA": {"x":356,"y":24,"width":96,"height":60},
    "RI": {"x":129,"y":222,"width":105,"height":60},
    "RC": {"x":54,"y":390,"width":96,"height":60},
    "RR": {"x":240,"y":390,"width":96,"height":60},
    "WITHDRAWN": {"x":373,"y":222,"width":109,"height":60},
  },
  arrows: [
    {"from":"RA","to":"RI","points":[[380,84],[380,104],[182,104],[182,222]],"label":{"x":155,"y":152,"width":54,"height":28},"steps":[{"state":"RA","event":"seller.collect","index":0}]},
    {"from":"RA","to":"RR","points":[[404,84],[404,118],[304,118],[304,390]],"label":{"x":262,"y":238,"width":83,"height":28},"steps":[{"state":"RA","event":"seller.refuse","index":0}]},
    {"from":"RA","to":"WITHDRAWN","points":[[428,84],[428,222]],"label":{"x":359,"y":138,"width":138,"height":56},"steps":[{"state":"RA","event":"buyer.withdraw","index":0},{"state":"RA","event":"additionalPayment.unpaid","index":0}]},
    {"from":"RI","to":"RC","points":[[164,282],[164,302],[102,302],[102,390]],"label":{"x":61,"y":322,"width":83,"height":28},"steps":[{"state":"RI","event":"seller.accept","index":0}]},
    {"from":"RI","to":"RI","points":[[129,242],[113,242],[113,262],[129,262]],"label":{"x":24,"y":238,"width":83,"height":28},"steps":[{"state":"RI","event":"seller.changeFault","index":0}]},
    {"from":"RI","to":"RR","points":[[199,282],[199,370],[272,370],[272,390]],"label":{"x":158,"y":322,"width":83,"height":28},"steps":[{"state":"RI","event":"seller.refuse","index":0}]},
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
     }
    },
    "seller.refuse": {
     "target": "RR",
     "meta": {
      "actor": "seller",
      "action": "반품 거부"
     }
    },
    "buyer.withdraw": {
     "target": "WITHDRAWN",
     "guard": "hasWithdrawalLeft",
     "meta": {
      "actor": "buyer",
      "action": "철회",
      "otherwise": "CLAIM_WITHDRAW_COUNT_EXCEEDED"
     }
    },
    "additionalPayment.unpaid": {
     "target": "WITHDRAWN",
     "meta": {
      "actor": "system",
      "action": "추가결제 기한 만료"
     }
    }
   }
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
     }
    },
    "seller.changeFault": {
     "target": "RI",
     "guard": "isInspectionOpen",
     "actions": "quoteAgain",
     "meta": {
      "actor": "seller",
      "action": "귀책 변경",
      "otherwise": "CLAIM_ALREADY_INSPECTED"
     }
    },
    "seller.refuse": {
     "target": "RR",
     "guard": "isInspectionOpen",
     "meta": {
      "actor": "seller",
      "action": "반품 거부",
      "otherwise": "CLAIM_ALREADY_INSPECTED"
     }
    }
   }
  },
  "RC": {
   "meta": {
    "label": "반품완료"
   },
   "tags": [
    "terminal"
   ],
   "entry": [
    "tellItemsReturned",
    "refund",
    "returnCoupons"
   ]
  },
  "RR": {
   "meta": {
    "label": "반품거부"
   },
   "tags": [
    "terminal"
   ],
   "entry": "tellAdditionalPaymentRefused"
  },
  "WITHDRAWN": {
   "meta": {
    "label": "철회"
   },
   "tags": [
    "terminal"
   ],
   "entry": "tellAdditionalPaymentWithdrawn"
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  RA : RA 반품요청\n  RI : RI 반품진행중\n  RC : RC 반품완료\n  RR : RR 반품거부\n  WITHDRAWN : WITHDRAWN 철회\n  [*] --> RA\n  RA --> RI : 수거\n  RA --> RR : 반품 거부\n  RA --> WITHDRAWN : 철회<br/>추가결제 기한 만료\n  RI --> RC : 검수 통과\n  RI --> RI : 귀책 변경\n  RI --> RR : 반품 거부\n  RC --> [*]\n  RR --> [*]\n  WITHDRAWN --> [*]\n"
