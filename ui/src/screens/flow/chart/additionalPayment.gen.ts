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
    {"state":"WAITING","label":"추가결제 대기","tags":["waiting"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"buyer.pay","index":0,"target":"APPROVING","actor":"buyer","action":"추가결제","guard":null,"effects":[],"otherwise":null},{"event":"claim.withdrawn","index":0,"target":"CANCELLED","actor":"buyer","action":"신청 철회","guard":null,"effects":[],"otherwise":null},{"event":"claim.refused","index":0,"target":"CANCELLED","actor":"seller","action":"신청 거부","guard":null,"effects":[],"otherwise":null},{"event":"claim.requoted","index":0,"target":"CANCELLED","actor":"seller","action":"귀책 변경","guard":null,"effects":[],"otherwise":null},{"event":"gateway.deposited","index":0,"target":"PAID","actor":"gateway","action":"입금","guard":null,"effects":["tellClaimPaid"],"otherwise":null},{"event":"system.due","index":0,"target":"CANCELLED","actor":"system","action":"결제 기한 만료","guard":"isEndingClaim","effects":["tellClaimUnpaid"],"otherwise":"ADDITIONAL_PAYMENT_NOT_DUE"},{"event":"system.due","index":1,"target":"WAITING","actor":"system","action":"결제 요청","guard":"isOverdue","effects":["askSellerToCollect"],"otherwise":"ADDITIONAL_PAYMENT_NOT_DUE"}]},
    {"state":"APPROVING","label":"결제 확인 중","tags":["waiting"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"gateway.approved","index":0,"target":"PAID","actor":"gateway","action":"결제 완료","guard":null,"effects":["tellClaimPaid"],"otherwise":null},{"event":"gateway.accountIssued","index":0,"target":"WAITING","actor":"gateway","action":"계좌 발급","guard":null,"effects":[],"otherwise":null},{"event":"gateway.declined","index":0,"target":"WAITING","actor":"gateway","action":"결제 거절","guard":null,"effects":[],"otherwise":null}]},
    {"state":"PAID","label":"추가결제 완료","tags":[],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"claim.withdrawn","index":0,"target":"REFUNDING","actor":"buyer","action":"신청 철회","guard":null,"effects":["refundPayment"],"otherwise":null},{"event":"claim.refused","index":0,"target":"REFUNDING","actor":"seller","action":"신청 거부","guard":null,"effects":["refundPayment"],"otherwise":null},{"event":"claim.requoted","index":0,"target":"REFUNDING","actor":"seller","action":"귀책 변경","guard":null,"effects":["refundPayment"],"otherwise":null}]},
    {"state":"REFUNDING","label":"환불 진행 중","tags":[],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[{"event":"gateway.refunded","index":0,"target":"REFUNDED","actor":"gateway","action":"환불","guard":null,"effects":[],"otherwise":null},{"event":"gateway.refundRefused","index":0,"target":"REFUND_FAILED","actor":"gateway","action":"환불 거절","guard":null,"effects":[],"otherwise":null}]},
    {"state":"REFUND_FAILED","label":"환불 확인 중","tags":[],"entry":["alertOperator"],"asks":[],"otherwise":"ADD_PAYMENT_REFUND_ERROR","steps":[{"event":"system.askAgain","index":0,"target":"REFUNDING","actor":"system","action":"다시 요청","guard":null,"effects":[],"otherwise":null},{"event":"system.recorded","index":0,"target":"REFUNDED","actor":"system","action":"수동 환불","guard":null,"effects":[],"otherwise":null}]},
    {"state":"REFUNDED","label":"환불 완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[]},
    {"state":"CANCELLED","label":"추가결제 취소","tags":["terminal"],"entry":[],"asks":[],"otherwise":"NOT_CHANGE_ADDITIONAL_PAYMENT","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 481,
  height: 1082,
  states: {
    "WAITING": {"x":304,"y":24,"width":123,"height":60},
    "APPROVING": {"x":83,"y":304,"width":113,"height":60},
    "PAID": {"x":320,"y":460,"width":123,"height":60},
    "REFUNDING": {"x":325,"y":660,"width":113,"height":60},
    "REFUND_FAILED": {"x":316,"y":842,"width":141,"height":60},
    "REFUNDED": {"x":319,"y":998,"width":101,"height":60},
    "CANCELLED": {"x":224,"y":304,"width":123,"height":60},
  },
  arrows: [
    {"from":"WAITING","to":"APPROVING","points":[[328,84],[328,104],[64,104],[64,284],[121,284],[121,304]],"label":{"x":24,"y":194,"width":79,"height":28},"steps":[{"state":"WAITING","event":"buyer.pay","index":0}]},
    {"from":"WAITING","to":"CANCELLED","points":[[378,84],[378,132],[286,132],[286,304]],"label":{"x":229,"y":152,"width":113,"height":112},"steps":[{"state":"WAITING","event":"claim.withdrawn","index":0},{"state":"WAITING","event":"claim.refused","index":0},{"state":"WAITING","event":"claim.requoted","index":0},{"state":"WAITING","event":"system.due","index":0}]},
    {"from":"WAITING","to":"PAID","points":[[402,84],[402,460]],"label":{"x":375,"y":320,"width":54,"height":28},"steps":[{"state":"WAITING","event":"gateway.deposited","index":0}]},
    {"from":"WAITING","to":"WAITING","points":[[304,44],[288,44],[288,64],[304,64]],"label":{"x":199,"y":40,"width":83,"height":28},"steps":[{"state":"WAITING","event":"system.due","index":1}]},
    {"from":"APPROVING","to":"PAID","points":[[140,364],[140,440],[361,440],[361,460]],"label":{"x":98,"y":392,"width":83,"height":28},"steps":[{"state":"APPROVING","event":"gateway.approved","index":0}]},
    {"from":"APPROVING","to":"WAITING","points":[[159,304],[159,118],[353,118],[353,84]],"label":{"x":117,"y":180,"width":83,"height":56},"steps":[{"state":"APPROVING","event":"gateway.accountIssued","index":0},{"state":"APPROVING","event":"gateway.declined","index":0}]},
    {"from":"PAID","to":"REFUNDING","points":[[382,520],[382,660]],"label":{"x":340,"y":548,"width":83,"height":84},"steps":[{"state":"PAID","event":"claim.withdrawn","index":0},{"state":"PAID","event":"claim.refused","index":0},{"state":"PAID","event":"claim.requoted","index":0}]},
    {"from":"REFUNDING","to":"REFUNDED","points":[[353,720],[353,740],[252,740],[252,978],[353,978],[353,998]],"label":{"x":225,"y":858,"width":54,"height":28},"steps":[{"state":"REFUNDING","event":"gateway.refunded","index":0}]},
    {"from":"REFUNDING","to":"REFUND_FAILED","points":[[382,720],[382,754],[313,754],[313,822],[363,822],[363,842]],"label":{"x":271,"y":774,"width":83,"height":28},"steps":[{"state":"REFUNDING","event":"gateway.refundRefused","index":0}]},
    {"from":"REFUND_FAILED","to":"REFUNDING","points":[[410,842],[410,720]],"label":{"x":368,"y":774,"width":83,"height":28},"steps":[{"state":"REFUND_FAILED","event":"system.askAgain","index":0}]},
    {"from":"REFUND_FAILED","to":"REFUNDED","points":[[386,902],[386,998]],"label":{"x":345,"y":930,"width":83,"height":28},"steps":[{"state":"REFUND_FAILED","event":"system.recorded","index":0}]},
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
    "claim.requoted": {
     "target": "CANCELLED",
     "meta": {
      "actor": "seller",
      "action": "귀책 변경"
     }
    },
    "gateway.deposited": {
     "target": "PAID",
     "actions": "tellClaimPaid",
     "meta": {
      "actor": "gateway",
      "action": "입금"
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
    "gateway.accountIssued": {
     "target": "WAITING",
     "meta": {
      "actor": "gateway",
      "action": "계좌 발급"
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
    },
    "claim.requoted": {
     "target": "REFUNDING",
     "actions": "refundPayment",
     "meta": {
      "actor": "seller",
      "action": "귀책 변경"
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
    "system.askAgain": {
     "target": "REFUNDING",
     "meta": {
      "actor": "system",
      "action": "다시 요청"
     }
    },
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

export const MERMAID = "stateDiagram-v2\n  WAITING : WAITING 추가결제 대기\n  APPROVING : APPROVING 결제 확인 중\n  PAID : PAID 추가결제 완료\n  REFUNDING : REFUNDING 환불 진행 중\n  REFUND_FAILED : REFUND_FAILED 환불 확인 중\n  REFUNDED : REFUNDED 환불 완료\n  CANCELLED : CANCELLED 추가결제 취소\n  [*] --> WAITING\n  WAITING --> APPROVING : 추가결제\n  WAITING --> CANCELLED : 신청 철회<br/>신청 거부<br/>귀책 변경<br/>결제 기한 만료\n  WAITING --> PAID : 입금\n  WAITING --> WAITING : 결제 요청\n  APPROVING --> PAID : 결제 완료\n  APPROVING --> WAITING : 계좌 발급<br/>결제 거절\n  PAID --> REFUNDING : 신청 철회<br/>신청 거부<br/>귀책 변경\n  REFUNDING --> REFUNDED : 환불\n  REFUNDING --> REFUND_FAILED : 환불 거절\n  REFUND_FAILED --> REFUNDING : 다시 요청\n  REFUND_FAILED --> REFUNDED : 수동 환불\n  REFUNDED --> [*]\n  CANCELLED --> [*]\n"
