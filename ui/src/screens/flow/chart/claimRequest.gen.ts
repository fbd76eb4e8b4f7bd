// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "claimRequest",
  label: "클레임 신청",
  start: "arriving",
  guards: ["isAtPickup","isAtReason","isAtRefund","isCancel","isChanged","isDone"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"arriving","label":"들어옴","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"draft.restored","index":0,"target":"quoting","actor":"system","action":"이어서 확인","guard":"isAtRefund","effects":["keepDraft"],"otherwise":null},{"event":"draft.restored","index":1,"target":"placing","actor":"system","action":"이어서 수거","guard":"isAtPickup","effects":["keepDraft"],"otherwise":null},{"event":"draft.restored","index":2,"target":"explaining","actor":"system","action":"이어서 쓰기","guard":"isAtReason","effects":["keepDraft"],"otherwise":null},{"event":"draft.restored","index":3,"target":"choosing","actor":"system","action":"처음부터","guard":null,"effects":["keepDraft"],"otherwise":null}]},
    {"state":"choosing","label":"상품 고르기","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.choose","index":0,"target":"checking","actor":"buyer","action":"상품 선택","guard":null,"effects":["keepDraft"],"otherwise":null}]},
    {"state":"checking","label":"신청할 수 있는지 확인 중","tags":["busy"],"entry":[],"asks":["checkItems"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkItems","index":0,"target":"explaining","actor":"system","action":"신청 가능","guard":"isDone","effects":[],"otherwise":null},{"event":"xstate.done.actor.checkItems","index":1,"target":"choosing","actor":"system","action":"신청 불가","guard":null,"effects":["refuse"],"otherwise":null},{"event":"xstate.error.actor.checkItems","index":0,"target":"choosing","actor":"system","action":"답이 없음","guard":null,"effects":["noteSilence"],"otherwise":null}]},
    {"state":"explaining","label":"사유 쓰기","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.explain","index":0,"target":"quoting","actor":"buyer","action":"사유 입력","guard":"isCancel","effects":["keepDraft"],"otherwise":null},{"event":"buyer.explain","index":1,"target":"placing","actor":"buyer","action":"사유 입력","guard":null,"effects":["keepDraft"],"otherwise":null},{"event":"buyer.goBack","index":0,"target":"choosing","actor":"buyer","action":"이전","guard":null,"effects":["forget"],"otherwise":null}]},
    {"state":"placing","label":"수거 정보 쓰기","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.place","index":0,"target":"quoting","actor":"buyer","action":"수거 정보 입력","guard":null,"effects":["keepDraft"],"otherwise":null},{"event":"buyer.goBack","index":0,"target":"explaining","actor":"buyer","action":"이전","guard":null,"effects":["forget"],"otherwise":null}]},
    {"state":"quoting","label":"환불 금액 계산 중","tags":["busy"],"entry":[],"asks":["quoteRefund"],"otherwise":null,"steps":[{"event":"xstate.done.actor.quoteRefund","index":0,"target":"reviewing","actor":"system","action":"환불 금액","guard":"isDone","effects":["keepQuote"],"otherwise":null},{"event":"xstate.done.actor.quoteRefund","index":1,"target":"explaining","actor":"system","action":"계산 불가","guard":"isCancel","effects":["refuse"],"otherwise":null},{"event":"xstate.done.actor.quoteRefund","index":2,"target":"placing","actor":"system","action":"계산 불가","guard":null,"effects":["refuse"],"otherwise":null},{"event":"xstate.error.actor.quoteRefund","index":0,"target":"explaining","actor":"system","action":"답이 없음","guard":"isCancel","effects":["noteSilence"],"otherwise":null},{"event":"xstate.error.actor.quoteRefund","index":1,"target":"placing","actor":"system","action":"답이 없음","guard":null,"effects":["noteSilence"],"otherwise":null}]},
    {"state":"reviewing","label":"환불 금액 확인","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.submit","index":0,"target":"requesting","actor":"buyer","action":"신청","guard":null,"effects":["forget"],"otherwise":null},{"event":"buyer.goBack","index":0,"target":"explaining","actor":"buyer","action":"이전","guard":"isCancel","effects":["forget"],"otherwise":null},{"event":"buyer.goBack","index":1,"target":"placing","actor":"buyer","action":"이전","guard":null,"effects":["forget"],"otherwise":null}]},
    {"state":"requesting","label":"신청하는 중","tags":["busy"],"entry":[],"asks":["requestClaim"],"otherwise":null,"steps":[{"event":"xstate.done.actor.requestClaim","index":0,"target":"requested","actor":"system","action":"신청됨","guard":"isDone","effects":["keepClaim"],"otherwise":null},{"event":"xstate.done.actor.requestClaim","index":1,"target":"differing","actor":"system","action":"금액 변경","guard":"isChanged","effects":["keepChange"],"otherwise":null},{"event":"xstate.done.actor.requestClaim","index":2,"target":"reviewing","actor":"system","action":"거절","guard":null,"effects":["refuse"],"otherwise":null},{"event":"xstate.error.actor.requestClaim","index":0,"target":"reviewing","actor":"system","action":"답이 없음","guard":null,"effects":["noteSilence"],"otherwise":null}]},
    {"state":"differing","label":"달라진 금액 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.accept","index":0,"target":"reviewing","actor":"buyer","action":"금액 확인","guard":null,"effects":["forget"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"reviewing","actor":"buyer","action":"닫기","guard":null,"effects":["forget"],"otherwise":null}]},
    {"state":"requested","label":"신청됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 679,
  height: 1750,
  states: {
    "arriving": {"x":70,"y":24,"width":102,"height":60},
    "choosing": {"x":227,"y":220,"width":110,"height":60},
    "checking": {"x":182,"y":430,"width":190,"height":78},
    "explaining": {"x":218,"y":622,"width":118,"height":60},
    "placing": {"x":160,"y":834,"width":128,"height":60},
    "quoting": {"x":284,"y":1074,"width":158,"height":78},
    "reviewing": {"x":100,"y":1266,"width":128,"height":60},
    "requesting": {"x":136,"y":1462,"width":166,"height":78},
    "differing": {"x":38,"y":1666,"width":142,"height":60},
    "requested": {"x":208,"y":1666,"width":110,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"arriving","to":"quoting","points":[[152,84],[152,108],[592,108],[592,1054],[416,1054],[416,1074]],"label":{"x":529,"y":536,"width":126,"height":46},"steps":[{"state":"arriving","event":"draft.restored","index":0}]},
    {"from":"arriving","to":"placing","points":[[131,84],[131,122],[510,122],[510,798],[256,798],[256,834]],"label":{"x":447,"y":446,"width":126,"height":46},"steps":[{"state":"arriving","event":"draft.restored","index":1}]},
    {"from":"arriving","to":"explaining","points":[[111,84],[111,136],[428,136],[428,602],[306,602],[306,622]],"label":{"x":365,"y":339,"width":126,"height":46},"steps":[{"state":"arriving","event":"draft.restored","index":2}]},
    {"from":"arriving","to":"choosing","points":[[90,84],[90,150],[282,150],[282,220]],"label":{"x":242,"y":164,"width":80,"height":28},"steps":[{"state":"arriving","event":"draft.restored","index":3}]},
    {"from":"choosing","to":"checking","points":[[309,280],[309,430]],"label":{"x":267,"y":348,"width":84,"height":28},"steps":[{"state":"choosing","event":"buyer.choose","index":0}]},
    {"from":"checking","to":"explaining","points":[[277,508],[277,622]],"label":{"x":230,"y":536,"width":94,"height":46},"steps":[{"state":"checking","event":"xstate.done.actor.checkItems","index":0}]},
    {"from":"checking","to":"choosing","points":[[245,430],[245,410],[211,410],[211,314],[282,314],[282,280]],"label":{"x":169,"y":334,"width":84,"height":56},"steps":[{"state":"checking","event":"xstate.done.actor.checkItems","index":1},{"state":"checking","event":"xstate.error.actor.checkItems","index":0}]},
    {"from":"explaining","to":"quoting","points":[[316,682],[316,702],[495,702],[495,1040],[389,1040],[389,1074]],"label":{"x":440,"y":841,"width":110,"height":46},"steps":[{"state":"explaining","event":"buyer.explain","index":0}]},
    {"from":"explaining","to":"placing","points":[[277,682],[277,784],[224,784],[224,834]],"label":{"x":235,"y":736,"width":84,"height":28},"steps":[{"state":"explaining","event":"buyer.explain","index":1}]},
    {"from":"explaining","to":"choosing","points":[[247,622],[247,602],[127,602],[127,300],[254,300],[254,280]],"label":{"x":100,"y":455,"width":54,"height":28},"steps":[{"state":"explaining","event":"buyer.goBack","index":0}]},
    {"from":"placing","to":"quoting","points":[[256,894],[256,930],[337,930],[337,1074]],"label":{"x":280,"y":964,"width":114,"height":28},"steps":[{"state":"placing","event":"buyer.place","index":0}]},
    {"from":"placing","to":"explaining","points":[[192,834],[192,716],[257,716],[257,682]],"label":{"x":165,"y":736,"width":54,"height":28},"steps":[{"state":"placing","event":"buyer.goBack","index":0}]},
    {"from":"quoting","to":"reviewing","points":[[363,1152],[363,1246],[196,1246],[196,1266]],"label":{"x":316,"y":1180,"width":94,"height":46},"steps":[{"state":"quoting","event":"xstate.done.actor.quoteRefund","index":0}]},
    {"from":"quoting","to":"explaining","points":[[363,1074],[363,1026],[413,1026],[413,930],[371,930],[371,716],[297,716],[297,682]],"label":{"x":316,"y":818,"width":110,"height":92},"steps":[{"state":"quoting","event":"xstate.done.actor.quoteRefund","index":1},{"state":"quoting","event":"xstate.error.actor.quoteRefund","index":0}]},
    {"from":"quoting","to":"placing","points":[[310,1074],[310,1026],[224,1026],[224,894]],"label":{"x":182,"y":950,"width":84,"height":56},"steps":[{"state":"quoting","event":"xstate.done.actor.quoteRefund","index":2},{"state":"quoting","event":"xstate.error.actor.quoteRefund","index":1}]},
    {"from":"reviewing","to":"requesting","points":[[196,1326],[196,1346],[247,1346],[247,1462]],"label":{"x":220,"y":1380,"width":54,"height":28},"steps":[{"state":"reviewing","event":"buyer.submit","index":0}]},
    {"from":"reviewing","to":"explaining","points":[[132,1266],[132,1246],[90,1246],[90,702],[238,702],[238,682]],"label":{"x":35,"y":955,"width":110,"height":46},"steps":[{"state":"reviewing","event":"buyer.goBack","index":0}]},
    {"from":"reviewing","to":"placing","points":[[164,1266],[164,930],[192,930],[192,894]],"label":{"x":137,"y":1099,"width":54,"height":28},"steps":[{"state":"reviewing","event":"buyer.goBack","index":1}]},
    {"from":"requesting","to":"requested","points":[[247,1540],[247,1560],[263,1560],[263,1666]],"label":{"x":216,"y":1580,"width":94,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestClaim","index":0}]},
    {"from":"requesting","to":"differing","points":[[191,1540],[191,1560],[143,1560],[143,1646],[133,1646],[133,1666]],"label":{"x":84,"y":1580,"width":118,"height":46},"steps":[{"state":"requesting","event":"xstate.done.actor.requestClaim","index":1}]},
    {"from":"requesting","to":"reviewing","points":[[191,1462],[191,1442],[164,1442],[164,1326]],"label":{"x":122,"y":1366,"width":84,"height":56},"steps":[{"state":"requesting","event":"xstate.done.actor.requestClaim","index":2},{"state":"requesting","event":"xstate.error.actor.requestClaim","index":0}]},
    {"from":"differing","to":"reviewing","points":[[85,1666],[85,1646],[66,1646],[66,1346],[132,1346],[132,1326]],"label":{"x":24,"y":1473,"width":84,"height":56},"steps":[{"state":"differing","event":"buyer.accept","index":0},{"state":"differing","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "claimRequest",
 "meta": {
  "label": "클레임 신청"
 },
 "context": {
  "draft": null,
  "quote": null,
  "formerQuote": null,
  "refusal": null,
  "isUnanswered": false,
  "claimId": null
 },
 "initial": "arriving",
 "states": {
  "arriving": {
   "meta": {
    "label": "들어옴"
   },
   "on": {
    "draft.restored": [
     {
      "target": "quoting",
      "guard": "isAtRefund",
      "actions": "keepDraft",
      "meta": {
       "actor": "system",
       "action": "이어서 확인"
      },
      "description": "시스템: 이어서 확인"
     },
     {
      "target": "placing",
      "guard": "isAtPickup",
      "actions": "keepDraft",
      "meta": {
       "actor": "system",
       "action": "이어서 수거"
      },
      "description": "시스템: 이어서 수거"
     },
     {
      "target": "explaining",
      "guard": "isAtReason",
      "actions": "keepDraft",
      "meta": {
       "actor": "system",
       "action": "이어서 쓰기"
      },
      "description": "시스템: 이어서 쓰기"
     },
     {
      "target": "choosing",
      "actions": "keepDraft",
      "meta": {
       "actor": "system",
       "action": "처음부터"
      },
      "description": "시스템: 처음부터"
     }
    ]
   },
   "description": "들어옴"
  },
  "choosing": {
   "meta": {
    "label": "상품 고르기"
   },
   "on": {
    "buyer.choose": {
     "target": "checking",
     "actions": "keepDraft",
     "meta": {
      "actor": "buyer",
      "action": "상품 선택"
     },
     "description": "구매자: 상품 선택"
    }
   },
   "description": "상품 고르기"
  },
  "checking": {
   "meta": {
    "label": "신청할 수 있는지 확인 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "checkItems",
    "src": "checkItems",
    "onDone": [
     {
      "target": "explaining",
      "guard": "isDone",
      "meta": {
       "actor": "system",
       "action": "신청 가능"
      },
      "description": "시스템: 신청 가능"
     },
     {
      "target": "choosing",
      "actions": "refuse",
      "meta": {
       "actor": "system",
       "action": "신청 불가"
      },
      "description": "시스템: 신청 불가"
     }
    ],
    "onError": {
     "target": "choosing",
     "actions": "noteSilence",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "신청할 수 있는지 확인 중"
  },
  "explaining": {
   "meta": {
    "label": "사유 쓰기"
   },
   "on": {
    "buyer.explain": [
     {
      "target": "quoting",
      "guard": "isCancel",
      "actions": "keepDraft",
      "meta": {
       "actor": "buyer",
       "action": "사유 입력"
      },
      "description": "구매자: 사유 입력"
     },
     {
      "target": "placing",
      "actions": "keepDraft",
      "meta": {
       "actor": "buyer",
       "action": "사유 입력"
      },
      "description": "구매자: 사유 입력"
     }
    ],
    "buyer.goBack": {
     "target": "choosing",
     "actions": "forget",
     "meta": {
      "actor": "buyer",
      "action": "이전"
     },
     "description": "구매자: 이전"
    }
   },
   "description": "사유 쓰기"
  },
  "placing": {
   "meta": {
    "label": "수거 정보 쓰기"
   },
   "on": {
    "buyer.place": {
     "target": "quoting",
     "actions": "keepDraft",
     "meta": {
      "actor": "buyer",
      "action": "수거 정보 입력"
     },
     "description": "구매자: 수거 정보 입력"
    },
    "buyer.goBack": {
     "target": "explaining",
     "actions": "forget",
     "meta": {
      "actor": "buyer",
      "action": "이전"
     },
     "description": "구매자: 이전"
    }
   },
   "description": "수거 정보 쓰기"
  },
  "quoting": {
   "meta": {
    "label": "환불 금액 계산 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "quoteRefund",
    "src": "quoteRefund",
    "onDone": [
     {
      "target": "reviewing",
      "guard": "isDone",
      "actions": "keepQuote",
      "meta": {
       "actor": "system",
       "action": "환불 금액"
      },
      "description": "시스템: 환불 금액"
     },
     {
      "target": "explaining",
      "guard": "isCancel",
      "actions": "refuse",
      "meta": {
       "actor": "system",
       "action": "계산 불가"
      },
      "description": "시스템: 계산 불가"
     },
     {
      "target": "placing",
      "actions": "refuse",
      "meta": {
       "actor": "system",
       "action": "계산 불가"
      },
      "description": "시스템: 계산 불가"
     }
    ],
    "onError": [
     {
      "target": "explaining",
      "guard": "isCancel",
      "actions": "noteSilence",
      "meta": {
       "actor": "system",
       "action": "답이 없음"
      },
      "description": "시스템: 답이 없음"
     },
     {
      "target": "placing",
      "actions": "noteSilence",
      "meta": {
       "actor": "system",
       "action": "답이 없음"
      },
      "description": "시스템: 답이 없음"
     }
    ]
   },
   "description": "환불 금액 계산 중"
  },
  "reviewing": {
   "meta": {
    "label": "환불 금액 확인"
   },
   "on": {
    "buyer.submit": {
     "target": "requesting",
     "actions": "forget",
     "meta": {
      "actor": "buyer",
      "action": "신청"
     },
     "description": "구매자: 신청"
    },
    "buyer.goBack": [
     {
      "target": "explaining",
      "guard": "isCancel",
      "actions": "forget",
      "meta": {
       "actor": "buyer",
       "action": "이전"
      },
      "description": "구매자: 이전"
     },
     {
      "target": "placing",
      "actions": "forget",
      "meta": {
       "actor": "buyer",
       "action": "이전"
      },
      "description": "구매자: 이전"
     }
    ]
   },
   "description": "환불 금액 확인"
  },
  "requesting": {
   "meta": {
    "label": "신청하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "requestClaim",
    "src": "requestClaim",
    "onDone": [
     {
      "target": "requested",
      "guard": "isDone",
      "actions": "keepClaim",
      "meta": {
       "actor": "system",
       "action": "신청됨"
      },
      "description": "시스템: 신청됨"
     },
     {
      "target": "differing",
      "guard": "isChanged",
      "actions": "keepChange",
      "meta": {
       "actor": "system",
       "action": "금액 변경"
      },
      "description": "시스템: 금액 변경"
     },
     {
      "target": "reviewing",
      "actions": "refuse",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "reviewing",
     "actions": "noteSilence",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "신청하는 중"
  },
  "differing": {
   "meta": {
    "label": "달라진 금액 알림"
   },
   "on": {
    "buyer.accept": {
     "target": "reviewing",
     "actions": "forget",
     "meta": {
      "actor": "buyer",
      "action": "금액 확인"
     },
     "description": "구매자: 금액 확인"
    },
    "buyer.dismiss": {
     "target": "reviewing",
     "actions": "forget",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "달라진 금액 알림"
  },
  "requested": {
   "meta": {
    "label": "신청됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "신청됨",
   "type": "final"
  }
 },
 "description": "클레임 신청"
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  choosing : choosing 상품 고르기\n  checking : checking 신청할 수 있는지 확인 중<br/>do / checkItems\n  explaining : explaining 사유 쓰기\n  placing : placing 수거 정보 쓰기\n  quoting : quoting 환불 금액 계산 중<br/>do / quoteRefund\n  reviewing : reviewing 환불 금액 확인\n  requesting : requesting 신청하는 중<br/>do / requestClaim\n  differing : differing 달라진 금액 알림\n  requested : requested 신청됨\n  [*] --> arriving\n  arriving --> quoting : 이어서 확인 [isAtRefund]\n  arriving --> placing : 이어서 수거 [isAtPickup]\n  arriving --> explaining : 이어서 쓰기 [isAtReason]\n  arriving --> choosing : 처음부터\n  choosing --> checking : 상품 선택\n  checking --> explaining : 신청 가능 [isDone]\n  checking --> choosing : 신청 불가<br/>답이 없음\n  explaining --> quoting : 사유 입력 [isCancel]\n  explaining --> placing : 사유 입력\n  explaining --> choosing : 이전\n  placing --> quoting : 수거 정보 입력\n  placing --> explaining : 이전\n  quoting --> reviewing : 환불 금액 [isDone]\n  quoting --> explaining : 계산 불가 [isCancel]<br/>답이 없음 [isCancel]\n  quoting --> placing : 계산 불가<br/>답이 없음\n  reviewing --> requesting : 신청\n  reviewing --> explaining : 이전 [isCancel]\n  reviewing --> placing : 이전\n  requesting --> requested : 신청됨 [isDone]\n  requesting --> differing : 금액 변경 [isChanged]\n  requesting --> reviewing : 거절<br/>답이 없음\n  differing --> reviewing : 금액 확인<br/>닫기\n  requested --> [*]\n"
