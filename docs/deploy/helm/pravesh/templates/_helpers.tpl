{{- define "pravesh.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}
{{- define "pravesh.labels" -}}
{{ include "pravesh.selector" . }}
app.kubernetes.io/version: {{ default .Chart.AppVersion .Values.image.tag | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}
{{- define "pravesh.image" -}}
image: {{ .Values.image.repository }}:{{ default .Chart.AppVersion .Values.image.tag }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
{{- end -}}
{{- define "pravesh.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}
{{- define "pravesh.confined" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop:
      - ALL
{{- end -}}
{{- define "pravesh.environment" -}}
envFrom:
  - secretRef:
      name: {{ .Values.existingSecret }}
env:
  - name: NODE_ENV
    value: production
  - name: HOST
    value: 0.0.0.0
  - name: PUBLIC_ORIGIN
    value: {{ .Values.origins.site | quote }}
  {{- with .Values.origins.admin }}
  - name: ADMIN_ORIGIN
    value: {{ . | quote }}
  {{- end }}
  {{- with .Values.origins.buyer }}
  - name: BUYER_ORIGIN
    value: {{ . | quote }}
  {{- end }}
  - name: TRUST_PROXY
    value: {{ .Values.trustedProxies | quote }}
  {{- range $name, $value := .Values.settings }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
{{- end -}}
{{- define "pravesh.mounts" -}}
volumeMounts:
  - name: data
    mountPath: /var/lib/pravesh
  - name: temporary
    mountPath: /tmp
  {{- if .Values.caSecret }}
  - name: ca
    mountPath: /etc/pravesh/ca
    readOnly: true
  {{- end }}
{{- end -}}
{{- define "pravesh.volumes" -}}
volumes:
  - name: data
    emptyDir: {}
  - name: temporary
    emptyDir: {}
  {{- with .Values.caSecret }}
  - name: ca
    secret:
      secretName: {{ . }}
      items:
        - key: ca.crt
          path: ca.crt
  {{- end }}
{{- end -}}
