// Generated from the charts of core: npm run flows
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
  width: 756,
  height: 1626,
  states: {
    "arriving": {"x":597,"y":24,"width":101,"height":60},
    "choosing": {"x":623,"y":208,"width":109,"height":60},
    "checking": {"x":460,"y":418,"width":190,"height":60},
    "explaining": {"x":496,"y":574,"width":117,"height":60},
    "placing": {"x":403,"y":784,"width":127,"height":60},
    "quoting": {"x":179,"y":1008,"width":145,"height":60},
    "reviewing": {"x":435,"y":1164,"width":127,"height":60},
    "requesting": {"x":343,"y":1374,"width":117,"height":60},
    "differing": {"x":436,"y":1542,"width":141,"height":60},
    "requested": {"x":278,"y":1542,"width":109,"height":60},
  },
  arrows: [
    {"from":"arriving","to":"quoting","points":[[617,84],[617,104],[72,104],[72,988],[203,988],[203,1008]],"label":{"x":24,"y":506,"width":96,"height":28},"steps":[{"state":"arriving","event":"draft.restored","index":0}]},
    {"from":"arriving","to":"placing","points":[[637,84],[637,118],[139,118],[139,764],[435,764],[435,784]],"label":{"x":91,"y":434,"width":96,"height":28},"steps":[{"state":"arriving","event":"draft.restored","index":1}]},
    {"from":"arriving","to":"explaining","points":[[657,84],[657,132],[386,132],[386,554],[526,554],[526,574]],"label":{"x":338,"y":336,"width":96,"height":28},"steps":[{"state":"arriving","event":"draft.restored","index":2}]},
    {"from":"arriving","to":"choosing","points":[[678,84],[678,208]],"label":{"x":638,"y":152,"width":79,"height":28},"steps":[{"state":"arriving","event":"draft.restored","index":3}]},
    {"from":"choosing","to":"checking","points":[[650,268],[650,288],[489,288],[489,398],[523,398],[523,418]],"label":{"x":448,"y":336,"width":83,"height":28},"steps":[{"state":"choosing","event":"buyer.choose","index":0}]},
    {"from":"checking","to":"explaining","points":[[555,478],[555,574]],"label":{"x":513,"y":506,"width":83,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkItems","index":0}]},
    {"from":"checking","to":"choosing","points":[[586,418],[586,302],[678,302],[678,268]],"label":{"x":545,"y":322,"width":83,"height":56},"steps":[{"state":"checking","event":"xstate.done.actor.checkItems","index":1},{"state":"checking","event":"xstate.error.actor.checkItems","index":0}]},
    {"from":"explaining","to":"quoting","points":[[516,634],[516,654],[154,654],[154,974],[227,974],[227,1008]],"label":{"x":113,"y":800,"width":83,"height":28},"steps":[{"state":"explaining","event":"buyer.explain","index":0}]},
    {"from":"explaining","to":"placing","points":[[555,634],[555,682],[466,682],[466,784]],"label":{"x":425,"y":716,"width":83,"height":28},"steps":[{"state":"explaining","event":"buyer.explain","index":1}]},
    {"from":"explaining","to":"choosing","points":[[584,574],[584,554],[705,554],[705,268]],"label":{"x":678,"y":434,"width":54,"height":28},"steps":[{"state":"explaining","event":"buyer.goBack","index":0}]},
    {"from":"placing","to":"quoting","points":[[435,844],[435,864],[327,864],[327,974],[275,974],[275,1008]],"label":{"x":270,"y":912,"width":113,"height":28},"steps":[{"state":"placing","event":"buyer.place","index":0}]},
    {"from":"placing","to":"explaining","points":[[498,784],[498,764],[549,764],[549,696],[574,696],[574,634]],"label":{"x":522,"y":716,"width":54,"height":28},"steps":[{"state":"placing","event":"buyer.goBack","index":0}]},
    {"from":"quoting","to":"reviewing","points":[[251,1068],[251,1144],[466,1144],[466,1164]],"label":{"x":210,"y":1096,"width":83,"height":28},"steps":[{"state":"quoting","event":"xstate.done.actor.quoteRefund","index":0}]},
    {"from":"quoting","to":"explaining","points":[[251,1008],[251,668],[535,668],[535,634]],"label":{"x":210,"y":786,"width":83,"height":56},"steps":[{"state":"quoting","event":"xstate.done.actor.quoteRefund","index":1},{"state":"quoting","event":"xstate.error.actor.quoteRefund","index":0}]},
    {"from":"quoting","to":"placing","points":[[299,1008],[299,988],[439,988],[439,878],[466,878],[466,844]],"label":{"x":397,"y":898,"width":83,"height":56},"steps":[{"state":"quoting","event":"xstate.done.actor.quoteRefund","index":2},{"state":"quoting","event":"xstate.error.actor.quoteRefund","index":1}]},
    {"from":"reviewing","to":"requesting","points":[[466,1224],[466,1244],[339,1244],[339,1354],[382,1354],[382,1374]],"label":{"x":312,"y":1292,"width":54,"height":28},"steps":[{"state":"reviewing","event":"buyer.submit","index":0}]},
    {"from":"reviewing","to":"explaining","points":[[530,1164],[530,1144],[594,1144],[594,634]],"label":{"x":567,"y":912,"width":54,"height":28},"steps":[{"state":"reviewing","event":"buyer.goBack","index":0}]},
    {"from":"reviewing","to":"placing","points":[[498,1164],[498,844]],"label":{"x":471,"y":1024,"width":54,"height":28},"steps":[{"state":"reviewing","event":"buyer.goBack","index":1}]},
    {"from":"requesting","to":"requested","points":[[382,1434],[382,1454],[332,1454],[332,1542]],"label":{"x":299,"y":1474,"width":67,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestClaim","index":0}]},
    {"from":"requesting","to":"differing","points":[[421,1434],[421,1522],[483,1522],[483,1542]],"label":{"x":380,"y":1474,"width":83,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestClaim","index":1}]},
    {"from":"requesting","to":"reviewing","points":[[421,1374],[421,1258],[498,1258],[498,1224]],"label":{"x":380,"y":1278,"width":83,"height":56},"steps":[{"state":"requesting","event":"xstate.done.actor.requestClaim","index":2},{"state":"requesting","event":"xstate.error.actor.requestClaim","index":0}]},
    {"from":"differing","to":"reviewing","points":[[530,1542],[530,1224]],"label":{"x":488,"y":1376,"width":83,"height":56},"steps":[{"state":"differing","event":"buyer.accept","index":0},{"state":"differing","event":"buyer.dismiss","index":0}]},
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
      }
     },
     {
      "target": "placing",
      "guard": "isAtPickup",
      "actions": "keepDraft",
      "meta": {
       "actor": "system",
       "action": "이어서 수거"
      }
     },
     {
      "target": "explaining",
      "guard": "isAtReason",
      "actions": "keepDraft",
      "meta": {
       "actor": "system",
       "action": "이어서 쓰기"
      }
     },
     {
      "target": "choosing",
      "actions": "keepDraft",
      "meta": {
       "actor": "system",
       "action": "처음부터"
      }
     }
    ]
   }
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
     }
    }
   }
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
      }
     },
     {
      "target": "choosing",
      "actions": "refuse",
      "meta": {
       "actor": "system",
       "action": "신청 불가"
      }
     }
    ],
    "onError": {
     "target": "choosing",
     "actions": "noteSilence",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
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
      }
     },
     {
      "target": "placing",
      "actions": "keepDraft",
      "meta": {
       "actor": "buyer",
       "action": "사유 입력"
      }
     }
    ],
    "buyer.goBack": {
     "target": "choosing",
     "actions": "forget",
     "meta": {
      "actor": "buyer",
      "action": "이전"
     }
    }
   }
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
     }
    },
    "buyer.goBack": {
     "target": "explaining",
     "actions": "forget",
     "meta": {
      "actor": "buyer",
      "action": "이전"
     }
    }
   }
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
      }
     },
     {
      "target": "explaining",
      "guard": "isCancel",
      "actions": "refuse",
      "meta": {
       "actor": "system",
       "action": "계산 불가"
      }
     },
     {
      "target": "placing",
      "actions": "refuse",
      "meta": {
       "actor": "system",
       "action": "계산 불가"
      }
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
      }
     },
     {
      "target": "placing",
      "actions": "noteSilence",
      "meta": {
       "actor": "system",
       "action": "답이 없음"
      }
     }
    ]
   }
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
     }
    },
    "buyer.goBack": [
     {
      "target": "explaining",
      "guard": "isCancel",
      "actions": "forget",
      "meta": {
       "actor": "buyer",
       "action": "이전"
      }
     },
     {
      "target": "placing",
      "actions": "forget",
      "meta": {
       "actor": "buyer",
       "action": "이전"
      }
     }
    ]
   }
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
      }
     },
     {
      "target": "differing",
      "guard": "isChanged",
      "actions": "keepChange",
      "meta": {
       "actor": "system",
       "action": "금액 변경"
      }
     },
     {
      "target": "reviewing",
      "actions": "refuse",
      "meta": {
       "actor": "system",
       "action": "거절"
      }
     }
    ],
    "onError": {
     "target": "reviewing",
     "actions": "noteSilence",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
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
     }
    },
    "buyer.dismiss": {
     "target": "reviewing",
     "actions": "forget",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
  },
  "requested": {
   "meta": {
    "label": "신청됨"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  choosing : choosing 상품 고르기\n  checking : checking 신청할 수 있는지 확인 중\n  explaining : explaining 사유 쓰기\n  placing : placing 수거 정보 쓰기\n  quoting : quoting 환불 금액 계산 중\n  reviewing : reviewing 환불 금액 확인\n  requesting : requesting 신청하는 중\n  differing : differing 달라진 금액 알림\n  requested : requested 신청됨\n  [*] --> arriving\n  arriving --> quoting : 이어서 확인\n  arriving --> placing : 이어서 수거\n  arriving --> explaining : 이어서 쓰기\n  arriving --> choosing : 처음부터\n  choosing --> checking : 상품 선택\n  checking --> explaining : 신청 가능\n  checking --> choosing : 신청 불가<br/>답이 없음\n  explaining --> quoting : 사유 입력\n  explaining --> placing : 사유 입력\n  explaining --> choosing : 이전\n  placing --> quoting : 수거 정보 입력\n  placing --> explaining : 이전\n  quoting --> reviewing : 환불 금액\n  quoting --> explaining : 계산 불가<br/>답이 없음\n  quoting --> placing : 계산 불가<br/>답이 없음\n  reviewing --> requesting : 신청\n  reviewing --> explaining : 이전\n  reviewing --> placing : 이전\n  requesting --> requested : 신청됨\n  requesting --> differing : 금액 변경\n  requesting --> reviewing : 거절<br/>답이 없음\n  differing --> reviewing : 금액 확인<br/>닫기\n  requested --> [*]\n"
