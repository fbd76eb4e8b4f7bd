// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "session",
  label: "로그인 묻기, 로그아웃, 자동 로그아웃",
  start: "arriving",
  guards: ["isIdle","isLogOut","isLoggedOut","lasts"],
  delays: {"nextTurn":0},
  keeps: [],
  refusals: {},
  states: [
    {"state":"arriving","label":"들어옴","tags":["busy"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"xstate.after.nextTurn.session.arriving","index":0,"target":"leaving","actor":"buyer","action":"로그아웃","afterMs":0,"guard":"isLogOut","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.session.arriving","index":1,"target":"warning","actor":"system","action":"28분 동안 쓰지 않음","afterMs":0,"guard":"isIdle","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.session.arriving","index":2,"target":"asking","actor":"system","action":"로그인이 필요함","afterMs":0,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"warning","label":"계속 이용할지 묻는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"looking","actor":"buyer","action":"계속 이용하기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.logOut","index":0,"target":"leaving","actor":"buyer","action":"로그아웃","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"session.timeUp","index":0,"target":"looking","actor":"system","action":"30분이 지남","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"session.used","index":0,"target":"closed","actor":"buyer","action":"다른 창에서 이용","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"looking","label":"로그인이 남았는지 묻는 중","tags":["busy"],"entry":[],"asks":["touch"],"otherwise":null,"steps":[{"event":"xstate.done.actor.touch","index":0,"target":"closed","actor":"system","action":"로그인 유지","afterMs":null,"guard":"lasts","effects":[],"otherwise":null},{"event":"xstate.done.actor.touch","index":1,"target":"asking","actor":"system","action":"로그인이 끝남","afterMs":null,"guard":null,"effects":["keepEnd"],"otherwise":null},{"event":"xstate.error.actor.touch","index":0,"target":"failed","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"asking","label":"로그인할지 묻는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"loggingIn","actor":"buyer","action":"로그인하러 가기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"session.opened","index":0,"target":"closed","actor":"buyer","action":"다른 창에서 로그인","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"leaving","label":"로그아웃하는 중","tags":["busy"],"entry":[],"asks":["logOut"],"otherwise":null,"steps":[{"event":"xstate.done.actor.logOut","index":0,"target":"loggedOut","actor":"system","action":"로그아웃됨","afterMs":null,"guard":"isLoggedOut","effects":[],"otherwise":null},{"event":"xstate.done.actor.logOut","index":1,"target":"failed","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepRefusal"],"otherwise":null},{"event":"xstate.error.actor.logOut","index":0,"target":"failed","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"loggingIn","label":"로그인하러 감","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"loggedOut","label":"로그아웃됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"failed","label":"하지 못함","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"closed","label":"닫힘","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 709,
  height: 914,
  states: {
    "arriving": {"x":70,"y":24,"width":102,"height":60},
    "warning": {"x":234,"y":224,"width":174,"height":60},
    "looking": {"x":221,"y":420,"width":200,"height":78},
    "asking": {"x":105,"y":634,"width":156,"height":60},
    "leaving": {"x":449,"y":420,"width":138,"height":78},
    "loggingIn": {"x":354,"y":830,"width":124,"height":60},
    "loggedOut": {"x":563,"y":634,"width":110,"height":60},
    "failed": {"x":431,"y":634,"width":96,"height":60},
    "closed": {"x":126,"y":830,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"arriving","to":"leaving","points":[[146,84],[146,108],[523,108],[523,400],[541,400],[541,420]],"label":{"x":436,"y":231,"width":174,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.session.arriving","index":0}]},
    {"from":"arriving","to":"warning","points":[[121,84],[121,122],[321,122],[321,224]],"label":{"x":242,"y":150,"width":158,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.session.arriving","index":1}]},
    {"from":"arriving","to":"asking","points":[[95,84],[95,136],[169,136],[169,614],[157,614],[157,634]],"label":{"x":108,"y":329,"width":122,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.session.arriving","index":2}]},
    {"from":"warning","to":"looking","points":[[321,284],[321,420]],"label":{"x":266,"y":324,"width":110,"height":56},"steps":[{"state":"warning","event":"buyer.confirm","index":0},{"state":"warning","event":"session.timeUp","index":0}]},
    {"from":"warning","to":"leaving","points":[[364,284],[364,304],[464,304],[464,400],[495,400],[495,420]],"label":{"x":424,"y":338,"width":80,"height":28},"steps":[{"state":"warning","event":"buyer.logOut","index":0}]},
    {"from":"warning","to":"closed","points":[[277,284],[277,304],[87,304],[87,810],[150,810],[150,830]],"label":{"x":24,"y":552,"width":126,"height":28},"steps":[{"state":"warning","event":"session.used","index":0}]},
    {"from":"looking","to":"closed","points":[[321,498],[321,518],[337,518],[337,810],[198,810],[198,830]],"label":{"x":289,"y":641,"width":96,"height":46},"steps":[{"state":"looking","event":"xstate.done.actor.touch","index":0}]},
    {"from":"looking","to":"asking","points":[[271,498],[271,518],[242,518],[242,614],[209,614],[209,634]],"label":{"x":187,"y":552,"width":110,"height":28},"steps":[{"state":"looking","event":"xstate.done.actor.touch","index":1}]},
    {"from":"looking","to":"failed","points":[[371,498],[371,518],[397,518],[397,614],[463,614],[463,634]],"label":{"x":355,"y":552,"width":84,"height":28},"steps":[{"state":"looking","event":"xstate.error.actor.touch","index":0}]},
    {"from":"asking","to":"loggingIn","points":[[209,694],[209,714],[416,714],[416,830]],"label":{"x":355,"y":748,"width":122,"height":28},"steps":[{"state":"asking","event":"buyer.confirm","index":0}]},
    {"from":"asking","to":"closed","points":[[157,694],[157,714],[174,714],[174,830]],"label":{"x":105,"y":734,"width":138,"height":56},"steps":[{"state":"asking","event":"buyer.dismiss","index":0},{"state":"asking","event":"session.opened","index":0}]},
    {"from":"leaving","to":"loggedOut","points":[[541,498],[541,518],[618,518],[618,634]],"label":{"x":551,"y":543,"width":134,"height":46},"steps":[{"state":"leaving","event":"xstate.done.actor.logOut","index":0}]},
    {"from":"leaving","to":"failed","points":[[495,498],[495,634]],"label":{"x":453,"y":538,"width":84,"height":56},"steps":[{"state":"leaving","event":"xstate.done.actor.logOut","index":1},{"state":"leaving","event":"xstate.error.actor.logOut","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "session",
 "meta": {
  "label": "로그인 묻기, 로그아웃, 자동 로그아웃"
 },
 "initial": "arriving",
 "states": {
  "arriving": {
   "meta": {
    "label": "들어옴"
   },
   "tags": [
    "busy"
   ],
   "after": {
    "nextTurn": [
     {
      "target": "leaving",
      "guard": "isLogOut",
      "meta": {
       "actor": "buyer",
       "action": "로그아웃"
      },
      "description": "구매자: 로그아웃"
     },
     {
      "target": "warning",
      "guard": "isIdle",
      "meta": {
       "actor": "system",
       "action": "28분 동안 쓰지 않음"
      },
      "description": "시스템: 28분 동안 쓰지 않음"
     },
     {
      "target": "asking",
      "meta": {
       "actor": "system",
       "action": "로그인이 필요함"
      },
      "description": "시스템: 로그인이 필요함"
     }
    ]
   },
   "description": "들어옴"
  },
  "warning": {
   "meta": {
    "label": "계속 이용할지 묻는 중"
   },
   "on": {
    "buyer.confirm": {
     "target": "looking",
     "meta": {
      "actor": "buyer",
      "action": "계속 이용하기"
     },
     "description": "구매자: 계속 이용하기"
    },
    "buyer.logOut": {
     "target": "leaving",
     "meta": {
      "actor": "buyer",
      "action": "로그아웃"
     },
     "description": "구매자: 로그아웃"
    },
    "session.timeUp": {
     "target": "looking",
     "meta": {
      "actor": "system",
      "action": "30분이 지남"
     },
     "description": "시스템: 30분이 지남"
    },
    "session.used": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "다른 창에서 이용"
     },
     "description": "구매자: 다른 창에서 이용"
    }
   },
   "description": "계속 이용할지 묻는 중"
  },
  "looking": {
   "meta": {
    "label": "로그인이 남았는지 묻는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "touch",
    "src": "touch",
    "onDone": [
     {
      "target": "closed",
      "guard": "lasts",
      "meta": {
       "actor": "system",
       "action": "로그인 유지"
      },
      "description": "시스템: 로그인 유지"
     },
     {
      "target": "asking",
      "actions": "keepEnd",
      "meta": {
       "actor": "system",
       "action": "로그인이 끝남"
      },
      "description": "시스템: 로그인이 끝남"
     }
    ],
    "onError": {
     "target": "failed",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "로그인이 남았는지 묻는 중"
  },
  "asking": {
   "meta": {
    "label": "로그인할지 묻는 중"
   },
   "on": {
    "buyer.confirm": {
     "target": "loggingIn",
     "meta": {
      "actor": "buyer",
      "action": "로그인하러 가기"
     },
     "description": "구매자: 로그인하러 가기"
    },
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    },
    "session.opened": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "다른 창에서 로그인"
     },
     "description": "구매자: 다른 창에서 로그인"
    }
   },
   "description": "로그인할지 묻는 중"
  },
  "leaving": {
   "meta": {
    "label": "로그아웃하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "logOut",
    "src": "logOut",
    "onDone": [
     {
      "target": "loggedOut",
      "guard": "isLoggedOut",
      "meta": {
       "actor": "system",
       "action": "로그아웃됨"
      },
      "description": "시스템: 로그아웃됨"
     },
     {
      "target": "failed",
      "actions": "keepRefusal",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "failed",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "로그아웃하는 중"
  },
  "loggingIn": {
   "meta": {
    "label": "로그인하러 감"
   },
   "tags": [
    "terminal"
   ],
   "description": "로그인하러 감",
   "type": "final"
  },
  "loggedOut": {
   "meta": {
    "label": "로그아웃됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "로그아웃됨",
   "type": "final"
  },
  "failed": {
   "meta": {
    "label": "하지 못함"
   },
   "tags": [
    "terminal"
   ],
   "description": "하지 못함",
   "type": "final"
  },
  "closed": {
   "meta": {
    "label": "닫힘"
   },
   "tags": [
    "terminal"
   ],
   "description": "닫힘",
   "type": "final"
  }
 },
 "description": "로그인 묻기, 로그아웃, 자동 로그아웃"
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  warning : warning 계속 이용할지 묻는 중\n  looking : looking 로그인이 남았는지 묻는 중<br/>do / touch\n  asking : asking 로그인할지 묻는 중\n  leaving : leaving 로그아웃하는 중<br/>do / logOut\n  loggingIn : loggingIn 로그인하러 감\n  loggedOut : loggedOut 로그아웃됨\n  failed : failed 하지 못함\n  closed : closed 닫힘\n  [*] --> arriving\n  arriving --> leaving : 로그아웃 after 0s [isLogOut]\n  arriving --> warning : 28분 동안 쓰지 않음 after 0s [isIdle]\n  arriving --> asking : 로그인이 필요함 after 0s\n  warning --> looking : 계속 이용하기<br/>30분이 지남\n  warning --> leaving : 로그아웃\n  warning --> closed : 다른 창에서 이용\n  looking --> closed : 로그인 유지 [lasts]\n  looking --> asking : 로그인이 끝남\n  looking --> failed : 답이 없음\n  asking --> loggingIn : 로그인하러 가기\n  asking --> closed : 닫기<br/>다른 창에서 로그인\n  leaving --> loggedOut : 로그아웃됨 [isLoggedOut]\n  leaving --> failed : 거절<br/>답이 없음\n  loggingIn --> [*]\n  loggedOut --> [*]\n  failed --> [*]\n  closed --> [*]\n"
