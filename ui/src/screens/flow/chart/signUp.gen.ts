// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "signUp",
  label: "회원 가입",
  start: "typing",
  guards: ["hasCode","hasViolations","isFine","isSent"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"typing","label":"입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"다시 입력","guard":null,"effects":["forgetField"],"otherwise":null},{"event":"buyer.checkId","index":0,"target":"checkingId","actor":"buyer","action":"중복확인","guard":null,"effects":["keepAsked"],"otherwise":null},{"event":"buyer.sendCode","index":0,"target":"sendingCode","actor":"buyer","action":"인증번호 받기","guard":null,"effects":["keepAsked"],"otherwise":null},{"event":"buyer.proveCode","index":0,"target":"provingCode","actor":"buyer","action":"인증번호 확인","guard":"hasCode","effects":["keepAsked"],"otherwise":null},{"event":"buyer.submit","index":0,"target":"typing","actor":"buyer","action":"고칠 것 있음","guard":"hasViolations","effects":["keepViolations"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"joining","actor":"buyer","action":"가입","guard":null,"effects":["keepAsked"],"otherwise":null}]},
    {"state":"checkingId","label":"아이디를 확인하는 중","tags":["busy"],"entry":[],"asks":["checkLoginId"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkLoginId","index":0,"target":"typing","actor":"system","action":"쓸 수 있음","guard":"isFine","effects":["keepFreeId"],"otherwise":null},{"event":"xstate.done.actor.checkLoginId","index":1,"target":"typing","actor":"system","action":"이미 있음","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.checkLoginId","index":0,"target":"typing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"sendingCode","label":"인증번호를 보내는 중","tags":["busy"],"entry":[],"asks":["sendCode"],"otherwise":null,"steps":[{"event":"xstate.done.actor.sendCode","index":0,"target":"typing","actor":"system","action":"보냄","guard":"isSent","effects":["keepSent"],"otherwise":null},{"event":"xstate.done.actor.sendCode","index":1,"target":"typing","actor":"system","action":"이미 있음","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.sendCode","index":0,"target":"typing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"provingCode","label":"인증번호를 확인하는 중","tags":["busy"],"entry":[],"asks":["proveCode"],"otherwise":null,"steps":[{"event":"xstate.done.actor.proveCode","index":0,"target":"typing","actor":"system","action":"인증됨","guard":"isFine","effects":["keepProvedEmail"],"otherwise":null},{"event":"xstate.done.actor.proveCode","index":1,"target":"typing","actor":"system","action":"거절","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.proveCode","index":0,"target":"typing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"joining","label":"가입하는 중","tags":["busy"],"entry":[],"asks":["signUp"],"otherwise":null,"steps":[{"event":"xstate.done.actor.signUp","index":0,"target":"joined","actor":"system","action":"가입됨","guard":"isFine","effects":["forgetForm"],"otherwise":null},{"event":"xstate.done.actor.signUp","index":1,"target":"typing","actor":"system","action":"거절","guard":null,"effects":["forgetForm","keepViolations"],"otherwise":null},{"event":"xstate.error.actor.signUp","index":0,"target":"unanswered","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"unanswered","label":"가입됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"joining","actor":"buyer","action":"같은 가입 다시 보내기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"typing","actor":"buyer","action":"닫기","guard":null,"effects":["forgetForm"],"otherwise":null}]},
    {"state":"joined","label":"가입됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 919,
  height: 612,
  states: {
    "typing": {"x":770,"y":24,"width":109,"height":60},
    "checkingId": {"x":49,"y":346,"width":168,"height":60},
    "sendingCode": {"x":270,"y":346,"width":168,"height":60},
    "provingCode": {"x":481,"y":346,"width":182,"height":60},
    "joining": {"x":691,"y":346,"width":109,"height":60},
    "unanswered": {"x":704,"y":528,"width":137,"height":60},
    "joined": {"x":503,"y":528,"width":96,"height":60},
  },
  arrows: [
    {"from":"typing","to":"typing","points":[[770,44],[754,44],[754,64],[770,64]],"label":{"x":648,"y":26,"width":100,"height":56},"steps":[{"state":"typing","event":"buyer.retype","index":0},{"state":"typing","event":"buyer.submit","index":0}]},
    {"from":"typing","to":"checkingId","points":[[781,84],[781,104],[64,104],[64,326],[105,326],[105,346]],"label":{"x":24,"y":250,"width":79,"height":28},"steps":[{"state":"typing","event":"buyer.checkId","index":0}]},
    {"from":"typing","to":"sendingCode","points":[[803,84],[803,132],[272,132],[272,326],[326,326],[326,346]],"label":{"x":218,"y":250,"width":109,"height":28},"steps":[{"state":"typing","event":"buyer.sendCode","index":0}]},
    {"from":"typing","to":"provingCode","points":[[825,84],[825,160],[492,160],[492,326],[542,326],[542,346]],"label":{"x":438,"y":250,"width":109,"height":28},"steps":[{"state":"typing","event":"buyer.proveCode","index":0}]},
    {"from":"typing","to":"joining","points":[[847,84],[847,188],[696,188],[696,326],[728,326],[728,346]],"label":{"x":669,"y":250,"width":54,"height":28},"steps":[{"state":"typing","event":"buyer.submit","index":1}]},
    {"from":"checkingId","to":"typing","points":[[161,346],[161,118],[792,118],[792,84]],"label":{"x":117,"y":222,"width":87,"height":84},"steps":[{"state":"checkingId","event":"xstate.done.actor.checkLoginId","index":0},{"state":"checkingId","event":"xstate.done.actor.checkLoginId","index":1},{"state":"checkingId","event":"xstate.error.actor.checkLoginId","index":0}]},
    {"from":"sendingCode","to":"typing","points":[[382,346],[382,146],[814,146],[814,84]],"label":{"x":341,"y":222,"width":83,"height":84},"steps":[{"state":"sendingCode","event":"xstate.done.actor.sendCode","index":0},{"state":"sendingCode","event":"xstate.done.actor.sendCode","index":1},{"state":"sendingCode","event":"xstate.error.actor.sendCode","index":0}]},
    {"from":"provingCode","to":"typing","points":[[603,346],[603,174],[836,174],[836,84]],"label":{"x":561,"y":222,"width":83,"height":84},"steps":[{"state":"provingCode","event":"xstate.done.actor.proveCode","index":0},{"state":"provingCode","event":"xstate.done.actor.proveCode","index":1},{"state":"provingCode","event":"xstate.error.actor.proveCode","index":0}]},
    {"from":"joining","to":"joined","points":[[718,406],[718,426],[551,426],[551,528]],"label":{"x":517,"y":460,"width":67,"height":28},"steps":[{"state":"joining","event":"xstate.done.actor.signUp","index":0}]},
    {"from":"joining","to":"typing","points":[[764,346],[764,202],[858,202],[858,84]],"label":{"x":737,"y":250,"width":54,"height":28},"steps":[{"state":"joining","event":"xstate.done.actor.signUp","index":1}]},
    {"from":"joining","to":"unanswered","points":[[746,406],[746,440],[640,440],[640,508],[739,508],[739,528]],"label":{"x":598,"y":460,"width":83,"height":28},"steps":[{"state":"joining","event":"xstate.error.actor.signUp","index":0}]},
    {"from":"unanswered","to":"joining","points":[[773,528],[773,406]],"label":{"x":695,"y":460,"width":155,"height":28},"steps":[{"state":"unanswered","event":"buyer.retry","index":0}]},
    {"from":"unanswered","to":"typing","points":[[807,528],[807,508],[868,508],[868,84]],"label":{"x":841,"y":362,"width":54,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "signUp",
 "meta": {
  "label": "회원 가입"
 },
 "context": {
  "loginId": "",
  "email": "",
  "code": "",
  "freeLoginId": null,
  "provedEmail": null,
  "sentAtMs": null,
  "form": null,
  "key": "",
  "violations": [],
  "reason": null
 },
 "initial": "typing",
 "states": {
  "typing": {
   "meta": {
    "label": "입력하는 중"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetField",
     "meta": {
      "actor": "buyer",
      "action": "다시 입력"
     }
    },
    "buyer.checkId": {
     "target": "checkingId",
     "actions": "keepAsked",
     "meta": {
      "actor": "buyer",
      "action": "중복확인"
     }
    },
    "buyer.sendCode": {
     "target": "sendingCode",
     "actions": "keepAsked",
     "meta": {
      "actor": "buyer",
      "action": "인증번호 받기"
     }
    },
    "buyer.proveCode": {
     "target": "provingCode",
     "guard": "hasCode",
     "actions": "keepAsked",
     "meta": {
      "actor": "buyer",
      "action": "인증번호 확인"
     }
    },
    "buyer.submit": [
     {
      "target": "typing",
      "guard": "hasViolations",
      "actions": "keepViolations",
      "meta": {
       "actor": "buyer",
       "action": "고칠 것 있음"
      }
     },
     {
      "target": "joining",
      "actions": "keepAsked",
      "meta": {
       "actor": "buyer",
       "action": "가입"
      }
     }
    ]
   }
  },
  "checkingId": {
   "meta": {
    "label": "아이디를 확인하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "checkLoginId",
    "src": "checkLoginId",
    "onDone": [
     {
      "target": "typing",
      "guard": "isFine",
      "actions": "keepFreeId",
      "meta": {
       "actor": "system",
       "action": "쓸 수 있음"
      }
     },
     {
      "target": "typing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "이미 있음"
      }
     }
    ],
    "onError": {
     "target": "typing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "sendingCode": {
   "meta": {
    "label": "인증번호를 보내는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "sendCode",
    "src": "sendCode",
    "onDone": [
     {
      "target": "typing",
      "guard": "isSent",
      "actions": "keepSent",
      "meta": {
       "actor": "system",
       "action": "보냄"
      }
     },
     {
      "target": "typing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "이미 있음"
      }
     }
    ],
    "onError": {
     "target": "typing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "provingCode": {
   "meta": {
    "label": "인증번호를 확인하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "proveCode",
    "src": "proveCode",
    "onDone": [
     {
      "target": "typing",
      "guard": "isFine",
      "actions": "keepProvedEmail",
      "meta": {
       "actor": "system",
       "action": "인증됨"
      }
     },
     {
      "target": "typing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "거절"
      }
     }
    ],
    "onError": {
     "target": "typing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "joining": {
   "meta": {
    "label": "가입하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "signUp",
    "src": "signUp",
    "onDone": [
     {
      "target": "joined",
      "guard": "isFine",
      "actions": "forgetForm",
      "meta": {
       "actor": "system",
       "action": "가입됨"
      }
     },
     {
      "target": "typing",
      "actions": [
       "forgetForm",
       "keepViolations"
      ],
      "meta": {
       "actor": "system",
       "action": "거절"
      }
     }
    ],
    "onError": {
     "target": "unanswered",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "unanswered": {
   "meta": {
    "label": "가입됐는지 모름"
   },
   "on": {
    "buyer.retry": {
     "target": "joining",
     "meta": {
      "actor": "buyer",
      "action": "같은 가입 다시 보내기"
     }
    },
    "buyer.dismiss": {
     "target": "typing",
     "actions": "forgetForm",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
  },
  "joined": {
   "meta": {
    "label": "가입됨"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  typing : typing 입력하는 중\n  checkingId : checkingId 아이디를 확인하는 중\n  sendingCode : sendingCode 인증번호를 보내는 중\n  provingCode : provingCode 인증번호를 확인하는 중\n  joining : joining 가입하는 중\n  unanswered : unanswered 가입됐는지 모름\n  joined : joined 가입됨\n  [*] --> typing\n  typing --> typing : 다시 입력<br/>고칠 것 있음\n  typing --> checkingId : 중복확인\n  typing --> sendingCode : 인증번호 받기\n  typing --> provingCode : 인증번호 확인\n  typing --> joining : 가입\n  checkingId --> typing : 쓸 수 있음<br/>이미 있음<br/>답이 없음\n  sendingCode --> typing : 보냄<br/>이미 있음<br/>답이 없음\n  provingCode --> typing : 인증됨<br/>거절<br/>답이 없음\n  joining --> joined : 가입됨\n  joining --> typing : 거절\n  joining --> unanswered : 답이 없음\n  unanswered --> joining : 같은 가입 다시 보내기\n  unanswered --> typing : 닫기\n  joined --> [*]\n"
