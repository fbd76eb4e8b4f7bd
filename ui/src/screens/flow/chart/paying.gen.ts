// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "paying",
  label: "결제 진행",
  start: "arriving",
  guards: ["isCompleted","isDeclined","isEnded","isExpired","isFree","isOpened","isReturned"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"arriving","label":"들어옴","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"order.placed","index":0,"target":"approvingFree","actor":"buyer","action":"0원 결제","guard":"isFree","effects":["keep"],"otherwise":null},{"event":"order.placed","index":1,"target":"requesting","actor":"buyer","action":"결제 시작","guard":null,"effects":["keep"],"otherwise":null},{"event":"gateway.returned","index":0,"target":"approving","actor":"gateway","action":"결제창에서 돌아옴","guard":null,"effects":["keep"],"otherwise":null},{"event":"gateway.closed","index":0,"target":"declined","actor":"gateway","action":"결제창 닫힘","guard":null,"effects":["keep"],"otherwise":null}]},
    {"state":"requesting","label":"결제창 준비 중","tags":["busy"],"entry":[],"asks":["requestPayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.requestPayment","index":0,"target":"leaving","actor":"gateway","action":"결제창 준비됨","guard":"isOpened","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":1,"target":"completed","actor":"gateway","action":"이미 결제됨","guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":2,"target":"declined","actor":"gateway","action":"거절","guard":"isDeclined","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":3,"target":"ended","actor":"system","action":"결제할 수 없음","guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":4,"target":"expired","actor":"system","action":"결제 시간 만료","guard":"isExpired","effects":[],"otherwise":null},{"event":"xstate.done.actor.requestPayment","index":5,"target":"settling","actor":"gateway","action":"이미 승인 중","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.requestPayment","index":0,"target":"declined","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"leaving","label":"결제창으로 이동 중","tags":["busy"],"entry":["openWindow"],"asks":[],"otherwise":null,"steps":[{"event":"page.restored","index":0,"target":"declined","actor":"buyer","action":"뒤로 가기","guard":null,"effects":["noteClosed"],"otherwise":null}]},
    {"state":"approving","label":"승인 중","tags":["busy"],"entry":[],"asks":["approvePayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.approvePayment","index":0,"target":"completed","actor":"gateway","action":"승인","guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":1,"target":"declined","actor":"gateway","action":"거절","guard":"isDeclined","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":2,"target":"ended","actor":"system","action":"결제할 수 없음","guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":3,"target":"expired","actor":"system","action":"결제 시간 만료","guard":"isExpired","effects":[],"otherwise":null},{"event":"xstate.done.actor.approvePayment","index":4,"target":"settling","actor":"gateway","action":"아직 모름","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.approvePayment","index":0,"target":"settling","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"approvingFree","label":"0원 결제 중","tags":["busy"],"entry":[],"asks":["approveFreePayment"],"otherwise":null,"steps":[{"event":"xstate.done.actor.approveFreePayment","index":0,"target":"completed","actor":"system","action":"승인","guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approveFreePayment","index":1,"target":"ended","actor":"system","action":"결제할 수 없음","guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.approveFreePayment","index":2,"target":"expired","actor":"system","action":"결제 시간 만료","guard":"isExpired","effects":[],"otherwise":null},{"event":"xstate.done.actor.approveFreePayment","index":3,"target":"settling","actor":"system","action":"아직 모름","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.approveFreePayment","index":0,"target":"settling","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"settling","label":"결제 결과 확인 중","tags":["busy"],"entry":[],"asks":["awaitOutcome"],"otherwise":null,"steps":[{"event":"xstate.done.actor.awaitOutcome","index":0,"target":"completed","actor":"gateway","action":"승인","guard":"isCompleted","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.awaitOutcome","index":1,"target":"declined","actor":"gateway","action":"거절","guard":"isDeclined","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.awaitOutcome","index":2,"target":"ended","actor":"system","action":"결제할 수 없음","guard":"isEnded","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.awaitOutcome","index":3,"target":"expired","actor":"system","action":"결제 시간 만료","guard":"isExpired","effects":[],"otherwise":null},{"event":"xstate.done.actor.awaitOutcome","index":4,"target":"unsettled","actor":"gateway","action":"아직 모름","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.awaitOutcome","index":0,"target":"unsettled","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"unsettled","label":"결제 결과 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"approving","actor":"buyer","action":"다시 승인 요청","guard":"isReturned","effects":[],"otherwise":null},{"event":"buyer.retry","index":1,"target":"settling","actor":"buyer","action":"다시 확인","guard":null,"effects":[],"otherwise":null}]},
    {"state":"declined","label":"결제되지 않음","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"requesting","actor":"buyer","action":"다시 결제","guard":null,"effects":[],"otherwise":null},{"event":"buyer.changeMethod","index":0,"target":"choosing","actor":"buyer","action":"결제수단 바꾸기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"choosing","label":"결제수단 고르는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.chooseMethod","index":0,"target":"requesting","actor":"buyer","action":"고른 결제수단으로 결제","guard":null,"effects":["keep"],"otherwise":null},{"event":"buyer.keepMethod","index":0,"target":"declined","actor":"buyer","action":"그대로 두기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"ended","label":"결제할 수 없음","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"expired","label":"결제 시간 지남","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"completed","label":"주문 완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 1900,
  height: 1120,
  states: {
    "arriving": {"x":24,"y":1036,"width":101,"height":60},
    "requesting": {"x":367,"y":1006,"width":127,"height":60},
    "leaving": {"x":881,"y":819,"width":155,"height":60},
    "approving": {"x":382,"y":725,"width":109,"height":60},
    "approvingFree": {"x":355,"y":482,"width":141,"height":60},
    "settling": {"x":888,"y":571,"width":145,"height":60},
    "unsettled": {"x":1392,"y":526,"width":127,"height":60},
    "declined": {"x":1393,"y":901,"width":123,"height":60},
    "choosing": {"x":1721,"y":911,"width":155,"height":60},
    "ended": {"x":1392,"y":383,"width":127,"height":60},
    "expired": {"x":1392,"y":231,"width":127,"height":60},
    "completed": {"x":1392,"y":79,"width":109,"height":60},
  },
  arrows: [
    {"from":"arriving","to":"approvingFree","points":[[125,1048],[145,1048],[145,512],[355,512]],"label":{"x":221,"y":497,"width":79,"height":28},"steps":[{"state":"arriving","event":"order.placed","index":0}]},
    {"from":"arriving","to":"requesting","points":[[125,1072],[173,1072],[173,1036],[367,1036]],"label":{"x":219,"y":1021,"width":83,"height":28},"steps":[{"state":"arriving","event":"order.placed","index":1}]},
    {"from":"arriving","to":"approving","points":[[125,1060],[159,1060],[159,755],[382,755]],"label":{"x":193,"y":740,"width":134,"height":28},"steps":[{"state":"arriving","event":"gateway.returned","index":0}]},
    {"from":"arriving","to":"declined","points":[[125,1084],[712,1084],[712,1026],[1358,1026],[1358,952],[1393,952]],"label":{"x":739,"y":1011,"width":96,"height":28},"steps":[{"state":"arriving","event":"gateway.closed","index":0}]},
    {"from":"requesting","to":"leaving","points":[[494,1039],[670,1039],[670,849],[881,849]],"label":{"x":732,"y":834,"width":109,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"completed","points":[[494,1012],[586,1012],[586,148],[1344,148],[1344,127],[1392,127]],"label":{"x":911,"y":133,"width":96,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":1}]},
    {"from":"requesting","to":"declined","points":[[494,1046],[684,1046],[684,935],[1393,935]],"label":{"x":917,"y":907,"width":83,"height":56},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":2},{"state":"requesting","event":"xstate.error.actor.requestPayment","index":0}]},
    {"from":"requesting","to":"ended","points":[[494,1032],[656,1032],[656,690],[1112,690],[1112,452],[1344,452],[1344,431],[1392,431]],"label":{"x":902,"y":676,"width":113,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":3}]},
    {"from":"requesting","to":"expired","points":[[494,1019],[614,1019],[614,300],[1344,300],[1344,279],[1392,279]],"label":{"x":902,"y":285,"width":113,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":4}]},
    {"from":"requesting","to":"settling","points":[[494,1026],[642,1026],[642,658],[861,658],[861,616],[888,616]],"label":{"x":737,"y":643,"width":100,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestPayment","index":5}]},
    {"from":"leaving","to":"declined","points":[[1036,849],[1344,849],[1344,927],[1393,926]],"label":{"x":1201,"y":834,"width":83,"height":28},"steps":[{"state":"leaving","event":"page.restored","index":0}]},
    {"from":"approving","to":"completed","points":[[491,733],[530,733],[530,82],[1344,82],[1344,103],[1392,103]],"label":{"x":932,"y":67,"width":54,"height":28},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":0}]},
    {"from":"approving","to":"declined","points":[[491,776],[1358,776],[1358,918],[1393,918]],"label":{"x":932,"y":762,"width":54,"height":28},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":1}]},
    {"from":"approving","to":"ended","points":[[491,750],[600,750],[600,386],[1344,386],[1344,407],[1392,407]],"label":{"x":902,"y":371,"width":113,"height":28},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":2}]},
    {"from":"approving","to":"expired","points":[[491,742],[558,742],[558,234],[1344,234],[1344,255],[1392,255]],"label":{"x":902,"y":219,"width":113,"height":28},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":3}]},
    {"from":"approving","to":"settling","points":[[491,759],[628,759],[628,601],[888,601]],"label":{"x":745,"y":572,"width":83,"height":56},"steps":[{"state":"approving","event":"xstate.done.actor.approvePayment","index":4},{"state":"approving","event":"xstate.error.actor.approvePayment","index":0}]},
    {"from":"approvingFree","to":"completed","points":[[496,494],[516,494],[516,39],[1358,39],[1358,91],[1392,91]],"label":{"x":932,"y":24,"width":54,"height":28},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":0}]},
    {"from":"approvingFree","to":"ended","points":[[496,518],[572,518],[572,343],[1358,343],[1358,395],[1392,395]],"label":{"x":902,"y":328,"width":113,"height":28},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":1}]},
    {"from":"approvingFree","to":"expired","points":[[496,506],[544,506],[544,191],[1358,191],[1358,243],[1392,243]],"label":{"x":902,"y":176,"width":113,"height":28},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":2}]},
    {"from":"approvingFree","to":"settling","points":[[496,530],[861,530],[861,586],[888,586]],"label":{"x":745,"y":501,"width":83,"height":56},"steps":[{"state":"approvingFree","event":"xstate.done.actor.approveFreePayment","index":3},{"state":"approvingFree","event":"xstate.error.actor.approveFreePayment","index":0}]},
    {"from":"settling","to":"completed","points":[[1033,579],[1056,579],[1056,115],[1392,115]],"label":{"x":1215,"y":101,"width":54,"height":28},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":0}]},
    {"from":"settling","to":"declined","points":[[1033,622],[1372,622],[1372,909],[1393,909]],"label":{"x":1215,"y":608,"width":54,"height":28},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":1}]},
    {"from":"settling","to":"ended","points":[[1033,596],[1084,596],[1084,419],[1392,419]],"label":{"x":1186,"y":405,"width":113,"height":28},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":2}]},
    {"from":"settling","to":"expired","points":[[1033,588],[1070,588],[1070,267],[1392,267]],"label":{"x":1186,"y":253,"width":113,"height":28},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":3}]},
    {"from":"settling","to":"unsettled","points":[[1033,605],[1098,605],[1098,499],[1344,499],[1344,541],[1392,541]],"label":{"x":1201,"y":471,"width":83,"height":56},"steps":[{"state":"settling","event":"xstate.done.actor.awaitOutcome","index":4},{"state":"settling","event":"xstate.error.actor.awaitOutcome","index":0}]},
    {"from":"unsettled","to":"approving","points":[[1392,571],[1344,571],[1344,589],[1140,589],[1140,733],[670,733],[670,767],[491,768]],"label":{"x":902,"y":719,"width":113,"height":28},"steps":[{"state":"unsettled","event":"buyer.retry","index":0}]},
    {"from":"unsettled","to":"settling","points":[[1392,556],[1126,556],[1126,613],[1033,613]],"label":{"x":1201,"y":542,"width":83,"height":28},"steps":[{"state":"unsettled","event":"buyer.retry","index":1}]},
    {"from":"declined","to":"requesting","points":[[1393,944],[1344,944],[1344,992],[698,992],[698,1052],[494,1052]],"label":{"x":917,"y":978,"width":83,"height":28},"steps":[{"state":"declined","event":"buyer.retry","index":0}]},
    {"from":"declined","to":"choosing","points":[[1516,921],[1539,921],[1539,898],[1701,898],[1701,926],[1721,926]],"label":{"x":1559,"y":883,"width":122,"height":28},"steps":[{"state":"declined","event":"buyer.changeMethod","index":0}]},
    {"from":"choosing","to":"requesting","points":[[1721,956],[1701,956],[1701,1059],[494,1059]],"label":{"x":1160,"y":1045,"width":164,"height":28},"steps":[{"state":"choosing","event":"buyer.chooseMethod","index":0}]},
    {"from":"choosing","to":"declined","points":[[1721,941],[1516,941]],"label":{"x":1572,"y":926,"width":96,"height":28},"steps":[{"state":"choosing","event":"buyer.keepMethod","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "paying",
 "meta": {
  "label": "결제 진행"
 },
 "context": {
  "paymentId": null,
  "method": null,
  "cashReceipt": null,
  "returned": null,
  "windowUrl": null,
  "reason": null,
  "orderId": null,
  "claimId": null
 },
 "initial": "arriving",
 "states": {
  "arriving": {
   "meta": {
    "label": "들어옴"
   },
   "on": {
    "order.placed": [
     {
      "target": "approvingFree",
      "guard": "isFree",
      "actions": "keep",
      "meta": {
       "actor": "buyer",
       "action": "0원 결제"
      }
     },
     {
      "target": "requesting",
      "actions": "keep",
      "meta": {
       "actor": "buyer",
       "action": "결제 시작"
      }
     }
    ],
    "gateway.returned": {
     "target": "approving",
     "actions": "keep",
     "meta": {
      "actor": "gateway",
      "action": "결제창에서 돌아옴"
     }
    },
    "gateway.closed": {
     "target": "declined",
     "actions": "keep",
     "meta": {
      "actor": "gateway",
      "action": "결제창 닫힘"
     }
    }
   }
  },
  "requesting": {
   "meta": {
    "label": "결제창 준비 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "requestPayment",
    "src": "requestPayment",
    "onDone": [
     {
      "target": "leaving",
      "guard": "isOpened",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "결제창 준비됨"
      }
     },
     {
      "target": "completed",
      "guard": "isCompleted",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "이미 결제됨"
      }
     },
     {
      "target": "declined",
      "guard": "isDeclined",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "거절"
      }
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      }
     },
     {
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      }
     },
     {
      "target": "settling",
      "meta": {
       "actor": "gateway",
       "action": "이미 승인 중"
      }
     }
    ],
    "onError": {
     "target": "declined",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "leaving": {
   "meta": {
    "label": "결제창으로 이동 중"
   },
   "tags": [
    "busy"
   ],
   "entry": "openWindow",
   "on": {
    "page.restored": {
     "target": "declined",
     "actions": "noteClosed",
     "meta": {
      "actor": "buyer",
      "action": "뒤로 가기"
     }
    }
   }
  },
  "approving": {
   "meta": {
    "label": "승인 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "approvePayment",
    "src": "approvePayment",
    "onDone": [
     {
      "target": "completed",
      "guard": "isCompleted",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "승인"
      }
     },
     {
      "target": "declined",
      "guard": "isDeclined",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "거절"
      }
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      }
     },
     {
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      }
     },
     {
      "target": "settling",
      "meta": {
       "actor": "gateway",
       "action": "아직 모름"
      }
     }
    ],
    "onError": {
     "target": "settling",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "approvingFree": {
   "meta": {
    "label": "0원 결제 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "approveFreePayment",
    "src": "approveFreePayment",
    "onDone": [
     {
      "target": "completed",
      "guard": "isCompleted",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "승인"
      }
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      }
     },
     {
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      }
     },
     {
      "target": "settling",
      "meta": {
       "actor": "system",
       "action": "아직 모름"
      }
     }
    ],
    "onError": {
     "target": "settling",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "settling": {
   "meta": {
    "label": "결제 결과 확인 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "awaitOutcome",
    "src": "awaitOutcome",
    "onDone": [
     {
      "target": "completed",
      "guard": "isCompleted",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "승인"
      }
     },
     {
      "target": "declined",
      "guard": "isDeclined",
      "actions": "keep",
      "meta": {
       "actor": "gateway",
       "action": "거절"
      }
     },
     {
      "target": "ended",
      "guard": "isEnded",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "결제할 수 없음"
      }
     },
     {
      "target": "expired",
      "guard": "isExpired",
      "meta": {
       "actor": "system",
       "action": "결제 시간 만료"
      }
     },
     {
      "target": "unsettled",
      "meta": {
       "actor": "gateway",
       "action": "아직 모름"
      }
     }
    ],
    "onError": {
     "target": "unsettled",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "unsettled": {
   "meta": {
    "label": "결제 결과 모름"
   },
   "on": {
    "buyer.retry": [
     {
      "target": "approving",
      "guard": "isReturned",
      "meta": {
       "actor": "buyer",
       "action": "다시 승인 요청"
      }
     },
     {
      "target": "settling",
      "meta": {
       "actor": "buyer",
       "action": "다시 확인"
      }
     }
    ]
   }
  },
  "declined": {
   "meta": {
    "label": "결제되지 않음"
   },
   "on": {
    "buyer.retry": {
     "target": "requesting",
     "meta": {
      "actor": "buyer",
      "action": "다시 결제"
     }
    },
    "buyer.changeMethod": {
     "target": "choosing",
     "meta": {
      "actor": "buyer",
      "action": "결제수단 바꾸기"
     }
    }
   }
  },
  "choosing": {
   "meta": {
    "label": "결제수단 고르는 중"
   },
   "on": {
    "buyer.chooseMethod": {
     "target": "requesting",
     "actions": "keep",
     "meta": {
      "actor": "buyer",
      "action": "고른 결제수단으로 결제"
     }
    },
    "buyer.keepMethod": {
     "target": "declined",
     "meta": {
      "actor": "buyer",
      "action": "그대로 두기"
     }
    }
   }
  },
  "ended": {
   "meta": {
    "label": "결제할 수 없음"
   },
   "tags": [
    "terminal"
   ]
  },
  "expired": {
   "meta": {
    "label": "결제 시간 지남"
   },
   "tags": [
    "terminal"
   ]
  },
  "completed": {
   "meta": {
    "label": "주문 완료"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  requesting : requesting 결제창 준비 중\n  leaving : leaving 결제창으로 이동 중\n  approving : approving 승인 중\n  approvingFree : approvingFree 0원 결제 중\n  settling : settling 결제 결과 확인 중\n  unsettled : unsettled 결제 결과 모름\n  declined : declined 결제되지 않음\n  choosing : choosing 결제수단 고르는 중\n  ended : ended 결제할 수 없음\n  expired : expired 결제 시간 지남\n  completed : completed 주문 완료\n  [*] --> arriving\n  arriving --> approvingFree : 0원 결제\n  arriving --> requesting : 결제 시작\n  arriving --> approving : 결제창에서 돌아옴\n  arriving --> declined : 결제창 닫힘\n  requesting --> leaving : 결제창 준비됨\n  requesting --> completed : 이미 결제됨\n  requesting --> declined : 거절<br/>답이 없음\n  requesting --> ended : 결제할 수 없음\n  requesting --> expired : 결제 시간 만료\n  requesting --> settling : 이미 승인 중\n  leaving --> declined : 뒤로 가기\n  approving --> completed : 승인\n  approving --> declined : 거절\n  approving --> ended : 결제할 수 없음\n  approving --> expired : 결제 시간 만료\n  approving --> settling : 아직 모름<br/>답이 없음\n  approvingFree --> completed : 승인\n  approvingFree --> ended : 결제할 수 없음\n  approvingFree --> expired : 결제 시간 만료\n  approvingFree --> settling : 아직 모름<br/>답이 없음\n  settling --> completed : 승인\n  settling --> declined : 거절\n  settling --> ended : 결제할 수 없음\n  settling --> expired : 결제 시간 만료\n  settling --> unsettled : 아직 모름<br/>답이 없음\n  unsettled --> approving : 다시 승인 요청\n  unsettled --> settling : 다시 확인\n  declined --> requesting : 다시 결제\n  declined --> choosing : 결제수단 바꾸기\n  choosing --> requesting : 고른 결제수단으로 결제\n  choosing --> declined : 그대로 두기\n  ended --> [*]\n  expired --> [*]\n  completed --> [*]\n"
