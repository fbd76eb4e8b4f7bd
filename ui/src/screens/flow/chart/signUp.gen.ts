// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "signUp",
  label: "회원 가입",
  start: "typing",
  guards: ["hasCode","hasViolations","isFine","isSent"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"typing","label":"입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"다시 입력","afterMs":null,"guard":null,"effects":["forgetField"],"otherwise":null},{"event":"buyer.checkId","index":0,"target":"checkingId","actor":"buyer","action":"중복확인","afterMs":null,"guard":null,"effects":["keepAsked"],"otherwise":null},{"event":"buyer.sendCode","index":0,"target":"sendingCode","actor":"buyer","action":"인증번호 받기","afterMs":null,"guard":null,"effects":["keepAsked"],"otherwise":null},{"event":"buyer.proveCode","index":0,"target":"provingCode","actor":"buyer","action":"인증번호 확인","afterMs":null,"guard":"hasCode","effects":["keepAsked"],"otherwise":null},{"event":"buyer.submit","index":0,"target":"typing","actor":"buyer","action":"고칠 것 있음","afterMs":null,"guard":"hasViolations","effects":["keepViolations"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"joining","actor":"buyer","action":"가입","afterMs":null,"guard":null,"effects":["keepAsked"],"otherwise":null}]},
    {"state":"checkingId","label":"아이디를 확인하는 중","tags":["busy"],"entry":[],"asks":["checkLoginId"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkLoginId","index":0,"target":"typing","actor":"system","action":"쓸 수 있음","afterMs":null,"guard":"isFine","effects":["keepFreeId"],"otherwise":null},{"event":"xstate.done.actor.checkLoginId","index":1,"target":"typing","actor":"system","action":"이미 있음","afterMs":null,"guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.checkLoginId","index":0,"target":"typing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"sendingCode","label":"인증번호를 보내는 중","tags":["busy"],"entry":[],"asks":["sendCode"],"otherwise":null,"steps":[{"event":"xstate.done.actor.sendCode","index":0,"target":"typing","actor":"system","action":"보냄","afterMs":null,"guard":"isSent","effects":["keepSent"],"otherwise":null},{"event":"xstate.done.actor.sendCode","index":1,"target":"typing","actor":"system","action":"이미 있음","afterMs":null,"guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.sendCode","index":0,"target":"typing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"provingCode","label":"인증번호를 확인하는 중","tags":["busy"],"entry":[],"asks":["proveCode"],"otherwise":null,"steps":[{"event":"xstate.done.actor.proveCode","index":0,"target":"typing","actor":"system","action":"인증됨","afterMs":null,"guard":"isFine","effects":["keepProvedEmail"],"otherwise":null},{"event":"xstate.done.actor.proveCode","index":1,"target":"typing","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.proveCode","index":0,"target":"typing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"joining","label":"가입하는 중","tags":["busy"],"entry":[],"asks":["signUp"],"otherwise":null,"steps":[{"event":"xstate.done.actor.signUp","index":0,"target":"joined","actor":"system","action":"가입됨","afterMs":null,"guard":"isFine","effects":["forgetForm"],"otherwise":null},{"event":"xstate.done.actor.signUp","index":1,"target":"typing","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["forgetForm","keepViolations"],"otherwise":null},{"event":"xstate.error.actor.signUp","index":0,"target":"unanswered","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"unanswered","label":"가입됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"joining","actor":"buyer","action":"같은 가입 다시 보내기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"typing","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":["forgetForm"],"otherwise":null}]},
    {"state":"joined","label":"가입됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 983,
  height: 680,
  states: {
    "typing": {"x":70,"y":31,"width":110,"height":60},
    "checkingId": {"x":762,"y":378,"width":168,"height":78},
    "sendingCode": {"x":530,"y":378,"width":168,"height":78},
    "provingCode": {"x":293,"y":378,"width":182,"height":78},
    "joining": {"x":147,"y":378,"width":118,"height":78},
    "unanswered": {"x":108,"y":596,"width":138,"height":60},
    "joined": {"x":366,"y":596,"width":96,"height":60},
  },
  start: [[31,61],[70,61]],
  arrows: [
    {"from":"typing","to":"typing","points":[[180,51],[196,51],[196,71],[180,71]],"label":{"x":202,"y":24,"width":150,"height":74},"steps":[{"state":"typing","event":"buyer.retype","index":0},{"state":"typing","event":"buyer.submit","index":0}]},
    {"from":"typing","to":"checkingId","points":[[169,91],[169,118],[919,118],[919,358],[874,358],[874,378]],"label":{"x":879,"y":273,"width":80,"height":28},"steps":[{"state":"typing","event":"buyer.checkId","index":0}]},
    {"from":"typing","to":"sendingCode","points":[[147,91],[147,146],[702,146],[702,358],[642,358],[642,378]],"label":{"x":647,"y":273,"width":110,"height":28},"steps":[{"state":"typing","event":"buyer.sendCode","index":0}]},
    {"from":"typing","to":"provingCode","points":[[125,91],[125,174],[470,174],[470,358],[415,358],[415,378]],"label":{"x":415,"y":264,"width":110,"height":46},"steps":[{"state":"typing","event":"buyer.proveCode","index":0}]},
    {"from":"typing","to":"joining","points":[[103,91],[103,202],[255,202],[255,358],[226,358],[226,378]],"label":{"x":228,"y":273,"width":54,"height":28},"steps":[{"state":"typing","event":"buyer.submit","index":1}]},
    {"from":"checkingId","to":"typing","points":[[818,378],[818,132],[158,132],[158,91]],"label":{"x":771,"y":236,"width":94,"height":102},"steps":[{"state":"checkingId","event":"xstate.done.actor.checkLoginId","index":0},{"state":"checkingId","event":"xstate.done.actor.checkLoginId","index":1},{"state":"checkingId","event":"xstate.error.actor.checkLoginId","index":0}]},
    {"from":"sendingCode","to":"typing","points":[[586,378],[586,160],[136,160],[136,91]],"label":{"x":539,"y":236,"width":94,"height":102},"steps":[{"state":"sendingCode","event":"xstate.done.actor.sendCode","index":0},{"state":"sendingCode","event":"xstate.done.actor.sendCode","index":1},{"state":"sendingCode","event":"xstate.error.actor.sendCode","index":0}]},
    {"from":"provingCode","to":"typing","points":[[354,378],[354,188],[114,188],[114,91]],"label":{"x":307,"y":236,"width":94,"height":102},"steps":[{"state":"provingCode","event":"xstate.done.actor.proveCode","index":0},{"state":"provingCode","event":"xstate.done.actor.proveCode","index":1},{"state":"provingCode","event":"xstate.error.actor.proveCode","index":0}]},
    {"from":"joining","to":"joined","points":[[236,456],[236,476],[414,476],[414,596]],"label":{"x":367,"y":510,"width":94,"height":46},"steps":[{"state":"joining","event":"xstate.done.actor.signUp","index":0}]},
    {"from":"joining","to":"typing","points":[[187,378],[187,216],[92,216],[92,91]],"label":{"x":160,"y":273,"width":54,"height":28},"steps":[{"state":"joining","event":"xstate.done.actor.signUp","index":1}]},
    {"from":"joining","to":"unanswered","points":[[206,456],[206,490],[311,490],[311,576],[211,576],[211,596]],"label":{"x":269,"y":519,"width":84,"height":28},"steps":[{"state":"joining","event":"xstate.error.actor.signUp","index":0}]},
    {"from":"unanswered","to":"joining","points":[[177,596],[177,456]],"label":{"x":99,"y":519,"width":156,"height":28},"steps":[{"state":"unanswered","event":"buyer.retry","index":0}]},
    {"from":"unanswered","to":"typing","points":[[142,596],[142,576],[81,576],[81,91]],"label":{"x":54,"y":403,"width":54,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
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
  "form": {
   "loginId": "",
   "password": "",
   "confirmation": "",
   "name": "",
   "birthday": "",
   "mobile": "",
   "email": "",
   "agreed": []
  },
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
     },
     "description": "구매자: 다시 입력"
    },
    "buyer.checkId": {
     "target": "checkingId",
     "actions": "keepAsked",
     "meta": {
      "actor": "buyer",
      "action": "중복확인"
     },
     "description": "구매자: 중복확인"
    },
    "buyer.sendCode": {
     "target": "sendingCode",
     "actions": "keepAsked",
     "meta": {
      "actor": "buyer",
      "action": "인증번호 받기"
     },
     "description": "구매자: 인증번호 받기"
    },
    "buyer.proveCode": {
     "target": "provingCode",
     "guard": "hasCode",
     "actions": "keepAsked",
     "meta": {
      "actor": "buyer",
      "action": "인증번호 확인"
     },
     "description": "구매자: 인증번호 확인"
    },
    "buyer.submit": [
     {
      "target": "typing",
      "guard": "hasViolations",
      "actions": "keepViolations",
      "meta": {
       "actor": "buyer",
       "action": "고칠 것 있음"
      },
      "description": "구매자: 고칠 것 있음"
     },
     {
      "target": "joining",
      "actions": "keepAsked",
      "meta": {
       "actor": "buyer",
       "action": "가입"
      },
      "description": "구매자: 가입"
     }
    ]
   },
   "description": "입력하는 중"
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
      },
      "description": "시스템: 쓸 수 있음"
     },
     {
      "target": "typing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "이미 있음"
      },
      "description": "시스템: 이미 있음"
     }
    ],
    "onError": {
     "target": "typing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "아이디를 확인하는 중"
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
      },
      "description": "시스템: 보냄"
     },
     {
      "target": "typing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "이미 있음"
      },
      "description": "시스템: 이미 있음"
     }
    ],
    "onError": {
     "target": "typing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "인증번호를 보내는 중"
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
      },
      "description": "시스템: 인증됨"
     },
     {
      "target": "typing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "typing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "인증번호를 확인하는 중"
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
      },
      "description": "시스템: 가입됨"
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
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "unanswered",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "가입하는 중"
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
     },
     "description": "구매자: 같은 가입 다시 보내기"
    },
    "buyer.dismiss": {
     "target": "typing",
     "actions": "forgetForm",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "가입됐는지 모름"
  },
  "joined": {
   "meta": {
    "label": "가입됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "가입됨",
   "type": "final"
  }
 },
 "description": "회원 가입"
}

export const MERMAID = "stateDiagram-v2\n  typing : typing 입력하는 중\n  checkingId : checkingId 아이디를 확인하는 중<br/>do / checkLoginId\n  sendingCode : sendingCode 인증번호를 보내는 중<br/>do / sendCode\n  provingCode : provingCode 인증번호를 확인하는 중<br/>do / proveCode\n  joining : joining 가입하는 중<br/>do / signUp\n  unanswered : unanswered 가입됐는지 모름\n  joined : joined 가입됨\n  [*] --> typing\n  typing --> typing : 다시 입력<br/>고칠 것 있음 [hasViolations]\n  typing --> checkingId : 중복확인\n  typing --> sendingCode : 인증번호 받기\n  typing --> provingCode : 인증번호 확인 [hasCode]\n  typing --> joining : 가입\n  checkingId --> typing : 쓸 수 있음 [isFine]<br/>이미 있음<br/>답이 없음\n  sendingCode --> typing : 보냄 [isSent]<br/>이미 있음<br/>답이 없음\n  provingCode --> typing : 인증됨 [isFine]<br/>거절<br/>답이 없음\n  joining --> joined : 가입됨 [isFine]\n  joining --> typing : 거절\n  joining --> unanswered : 답이 없음\n  unanswered --> joining : 같은 가입 다시 보내기\n  unanswered --> typing : 닫기\n  joined --> [*]\n"
