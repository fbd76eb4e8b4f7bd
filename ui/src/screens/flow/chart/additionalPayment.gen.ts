// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "additionalPayment",
  label: "추가결제",
  start: "WAITING",
  guards: ["isEndingClaim","isOverdue"],
  keeps: [],
  refusals: {"NOT_CHANGE_ADDITIONAL_PAYMENT":"추가결제 상태가 바뀌어 처리할 수 없어요.","ADDITIONAL_PAYMENT_NOT_DUE":"추가결제 기한이 지나지 않았어요.","ADD_PAYMENT_REFUND_ERROR":"추가결제 금액을 환불하지 못했어요. 고객센터로 문의해 주세요."},
  states: [
    {"state":"WAITING","label":"추가결제 대기","tags":["waiting"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"buyer.pay","index":0,"target":"APPROVING","actor":"buyer","action":"추가결제","guard":null,"effects":[],"otherwise":null},{"event":"claim.withdrawn","index":0,"target":"CANCELLED","actor":"buyer","action":"신청 철회","guard":null,"effects":[],"otherwise":null},{"event":"claim.refused","index":0,"target":"CANCELLED","actor":"seller","action":"신청 거부","guard":null,"effects":[],"otherwise":null},{"event":"system.due","index":0,"target":"CANCELLED","actor":"system","action":"결제 기한 만료","guard":"isEndingClaim","effects":["tellClaimUnpaid"],"otherwise":"ADDITIONAL_PAYMENT_NOT_DUE"},{"event":"system.due","index":1,"target":"WAITING","actor":"system","action":"결제 요청","guard":"isOverdue","effects":["askSellerToCollect"],"otherwise":"ADDITIONAL_PAYMENT_NOT_DUE"}]},
    {"state":"APPROVING","label":"결제 확인 중","tags":["waiting"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"gateway.approved","index":0,"target":"PAID","actor":"gateway","action":"결제 완료","guard":null,"effects":["tellClaimPaid"],"otherwise":null},{"event":"gateway.declined","index":0,"target":"WAITING","actor":"gateway","action":"결제 거절","guard":null,"effects":[],"otherwise":null}]},
    {"state":"PAID","label":"추가결제 완료","tags":[],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"claim.withdrawn","index":0,"target":"REFUNDING","actor":"buyer","action":"신청 철회","guard":null,"effects":["refundPayment"],"otherwise":null},{"event":"claim.refused","index":0,"target":"REFUNDING","actor":"seller","action":"신청 거부","guard":null,"effects":["refundPayment"],"otherwise":null}]},
    {"state":"REFUNDING","label":"환불 진행 중","tags":[],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"gateway.refunded","index":0,"target":"REFUNDED","actor":"gateway","action":"환불","guard":null,"effects":[],"otherwise":null},{"event":"gateway.refundRefused","index":0,"target":"REFUND_FAILED","actor":"gateway","action":"환불 거절","guard":null,"effects":[],"otherwise":null}]},
    {"state":"REFUND_FAILED","label":"환불 확인 중","tags":[],"entry":["alertOperator"],"asks":[],"otherwise":"ADD_PAYMENT_REFUND_ERROR","steps":[{"event":"system.recorded","index":0,"target":"REFUNDED","actor":"system","action":"수동 환불","guard":null,"effects":[],"otherwise":null}]},
    {"state":"REFUNDED","label":"환불 완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[]},
    {"state":"CANCELLED","label":"추가결제 취소","tags":["terminal"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 388,
  height: 960,
  states: {
    "WAITING": {"x":129,"y":24,"width":123,"height":60},
    "APPROVING": {"x":58,"y":248,"width":113,"height":60},
    "PAID": {"x":53,"y":392,"width":123,"height":60},
    "REFUNDING": {"x":58,"y":564,"width":113,"height":60},
    "REFUND_FAILED": {"x":151,"y":720,"width":141,"height":60},
    "REFUNDED": {"x":62,"y":876,"width":101,"height":60},
    "CANCELLED": {"x":241,"y":248,"width":123,"height":60},
  },
  arrows: [
    {"from":"WAITING","to":"APPROVING","points":[[160,84],[160,104],[96,104],[96,248]],"label":{"x":56,"y":152,"width":79,"height":28},"steps":[{"state":"WAITING","event":"buyer.pay","index":0}]},
    {"from":"WAITING","to":"CANCELLED","points":[[221,84],[221,104],[303,104],[303,248]],"label":{"x":246,"y":124,"width":113,"height":84},"steps":[{"state":"WAITING","event":"claim.withdrawn","index":0},{"state":"WAITING","event":"claim.refused","index":0},{"state":"WAITING","event":"system.due","index":0}]},
    {"from":"WAITING","to":"WAITING","points":[[129,44],[113,44],[113,64],[129,64]],"label":{"x":24,"y":40,"width":83,"height":28},"steps":[{"state":"WAITING","event":"system.due","index":1}]},
    {"from":"APPROVING","to":"PAID","points":[[114,308],[114,392]],"label":{"x":73,"y":336,"width":83,"height":28},"steps":[{"state":"APPROVING","event":"gateway.approved","index":0}]},
    {"from":"APPROVING","to":"WAITING","points":[[133,248],[133,228],[191,228],[191,84]],"label":{"x":149,"y":152,"width":83,"height":28},"steps":[{"state":"APPROVING","event":"gateway.declined","index":0}]},
    {"from":"PAID","to":"REFUNDING","points":[[114,452],[114,564]],"label":{"x":73,"y":480,"width":83,"height":56},"steps":[{"state":"PAID","event":"claim.withdrawn","index":0},{"state":"PAID","event":"claim.refused","index":0}]},
    {"from":"REFUNDING","to":"REFUNDED","points":[[96,624],[96,876]],"label":{"x":69,"y":736,"width":54,"height":28},"steps":[{"state":"REFUNDING","event":"gateway.refunded","index":0}]},
    {"from":"REFUNDING","to":"REFUND_FAILED","points":[[133,624],[133,644],[221,644],[221,720]],"label":{"x":180,"y":664,"width":83,"height":28},"steps":[{"state":"REFUNDING","event":"gateway.refundRefused","index":0}]},
    {"from":"REFUND_FAILED","to":"REFUNDED","points":[[221,780],[221,856],[129,856],[129,876]],"label":{"x":180,"y":808,"width":83,"height":28},"steps":[{"state":"REFUND_FAILED","event":"system.recorded","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "additionalPayment",
 "meta": {
  "label": "추가결제",
  "otherwise": "NOT_CHANGE_ADDITIONAL_PAYMENT"
 },
 "context": {
  "isOverdue": false,
  "isEndingClaim": false
 },
 "initial": "WAITING",
 "states": {
  "WAITING": {
   "meta": {
    "label": "추가결제 대기"
   },
   "tags": [
    "waiting"
   ],
   "on": {
    "buyer.pay": {
     "target": "APPROVING",
     "meta": {
      "actor": "buyer",
      "action": "추가결제"
     }
    },
    "claim.withdrawn": {
     "target": "CANCELLED",
     "meta": {
      "actor": "buyer",
      "action": "신청 철회"
     }
    },
    "claim.refused": {
     "target": "CANCELLED",
     "meta": {
      "actor": "seller",
      "action": "신청 거부"
     }
    },
    "system.due": [
     {
      "target": "CANCELLED",
      "guard": "isEndingClaim",
      "actions": "tellClaimUnpaid",
      "meta": {
       "actor": "system",
       "action": "결제 기한 만료",
       "otherwise": "ADDITIONAL_PAYMENT_NOT_DUE"
      }
     },
     {
      "target": "WAITING",
      "guard": "isOverdue",
      "actions": "askSellerToCollect",
      "meta": {
       "actor": "system",
       "action": "결제 요청",
       "otherwise": "ADDITIONAL_PAYMENT_NOT_DUE"
      }
     }
    ]
   }
  },
  "APPROVING": {
   "meta": {
    "label": "결제 확인 중"
   },
   "tags": [
    "waiting"
   ],
   "on": {
    "gateway.approved": {
     "target": "PAID",
     "actions": "tellClaimPaid",
     "meta": {
      "actor": "gateway",
      "action": "결제 완료"
     }
    },
    "gateway.declined": {
     "target": "WAITING",
     "meta": {
      "actor": "gateway",
      "action": "결제 거절"
     }
    }
   }
  },
  "PAID": {
   "meta": {
    "label": "추가결제 완료"
   },
   "on": {
    "claim.withdrawn": {
     "target": "REFUNDING",
     "actions": "refundPayment",
     "meta": {
      "actor": "buyer",
      "action": "신청 철회"
     }
    },
    "claim.refused": {
     "target": "REFUNDING",
     "actions": "refundPayment",
     "meta": {
      "actor": "seller",
      "action": "신청 거부"
     }
    }
   }
  },
  "REFUNDING": {
   "meta": {
    "label": "환불 진행 중"
   },
   "on": {
    "gateway.refunded": {
     "target": "REFUNDED",
     "meta": {
      "actor": "gateway",
      "action": "환불"
     }
    },
    "gateway.refundRefused": {
     "target": "REFUND_FAILED",
     "meta": {
      "actor": "gateway",
      "action": "환불 거절"
     }
    }
   }
  },
  "REFUND_FAILED": {
   "meta": {
    "label": "환불 확인 중",
    "otherwise": "ADD_PAYMENT_REFUND_ERROR"
   },
   "entry": "alertOperator",
   "on": {
    "system.recorded": {
     "target": "REFUNDED",
     "meta": {
      "actor": "system",
      "action": "수동 환불"
     }
    }
   }
  },
  "REFUNDED": {
   "meta": {
    "label": "환불 완료"
   },
   "tags": [
    "terminal"
   ]
  },
  "CANCELLED": {
   "meta": {
    "label": "추가결제 취소"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  WAITING : WAITING 추가결제 대기\n  APPROVING : APPROVING 결제 확인 중\n  PAID : PAID 추가결제 완료\n  REFUNDING : REFUNDING 환불 진행 중\n  REFUND_FAILED : REFUND_FAILED 환불 확인 중\n  REFUNDED : REFUNDED 환불 완료\n  CANCELLED : CANCELLED 추가결제 취소\n  [*] --> WAITING\n  WAITING --> APPROVING : 추가결제\n  WAITING --> CANCELLED : 신청 철회<br/>신청 거부<br/>결제 기한 만료\n  WAITING --> WAITING : 결제 요청\n  APPROVING --> PAID : 결제 완료\n  APPROVING --> WAITING : 결제 거절\n  PAID --> REFUNDING : 신청 철회<br/>신청 거부\n  REFUNDING --> REFUNDED : 환불\n  REFUNDING --> REFUND_FAILED : 환불 거절\n  REFUND_FAILED --> REFUNDED : 수동 환불\n  REFUNDED --> [*]\n  CANCELLED --> [*]\n"
